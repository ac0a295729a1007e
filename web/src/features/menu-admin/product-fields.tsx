import { additionsOf } from '@comanda/contract/menu/extras.rules';
import { AS_THE_SEDE, IMPUESTO_LABELS, IMPUESTOS } from '@comanda/contract/menu/impuestos.words';
import type { Category, Product } from '@comanda/contract/menu/menu';
import { isPrecio } from '@comanda/contract/menu/precio.rules';
import { productsMessages as TEXTS } from '@comanda/contract/menu/products.messages';
import type { Station } from '@comanda/contract/menu/stations';
import { formatMoney } from '@comanda/contract/money';
import { TEXT_LIMITS } from '@comanda/contract/text';
import { lazy, Suspense } from 'react';
import { pesosText, readPesos } from '../../lib/pesos-text.ts';
import { Chips } from '../../ui/form/chips.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useGroups } from '../group-admin/groups.queries.ts';
import { ProductStation } from '../stations/station-field.tsx';
import { type ProductForm, withCategory } from './product-form.ts';

// Loaded on demand, with the library that drags.
const ProductGroupsField = lazy(() =>
  import('../group-admin/product-groups-field.tsx').then((m) => ({
    default: m.ProductGroupsField,
  })),
);

interface ProductFieldsProps {
  dbName: string;
  form: ProductForm;
  setsTaxes: boolean;
  stations: readonly Station[] | undefined;
  categories: readonly Category[];
  products: readonly Product[];
  focus: 'nombre' | 'id_sigo';
}

const SEVERAL = new Intl.ListFormat('es', { type: 'disjunction' });

export function ProductFields(props: ProductFieldsProps) {
  const { dbName, form, setsTaxes, stations, categories, products, focus } = props;
  const { data: groups } = useGroups(dbName);
  const { draft, set, problems, isSending } = form;
  const category = categories.find(({ _id }) => _id === draft.categoryId);
  const precio = readPesos(draft.precio);
  const isMain = category?.esPlatoPrincipal === true;
  return (
    <fieldset disabled={isSending} className="grid gap-5">
      <div className="grid gap-x-4 gap-y-5 items-start sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          label="Nombre"
          {...form.field('nombre')}
          maxLength={TEXT_LIMITS.nombre}
          autoComplete="off"
          data-autofocus={focus === 'nombre' ? '' : undefined}
        />
        <TextField
          label="Precio"
          icon="$"
          inputMode="numeric"
          {...form.field('precio')}
          onBlur={() => {
            if (isPrecio(precio)) set({ precio: pesosText(precio) });
          }}
          hint={isPrecio(precio) ? `Se cobra ${formatMoney(precio)}` : 'En pesos, sin centavos'}
          autoComplete="off"
        />
      </div>
      <TextArea
        label="Descripción"
        rows={2}
        {...form.field('descripcion')}
        maxLength={TEXT_LIMITS.descripcion}
      />
      <div className="grid gap-x-4 gap-y-5 items-start sm:grid-cols-2">
        <Select
          label="Categoría"
          placeholder="Elige una categoría"
          options={categories.map(({ _id, name, active }) => ({
            value: _id,
            label: active ? name : `${name} (oculta)`,
          }))}
          value={draft.categoryId}
          onChange={(event) => set(withCategory(draft, event.target.value))}
          error={problems.categoryId}
        />
        <TextField
          label="Código Sigo"
          {...form.field('id_sigo')}
          hint={codeHint()}
          maxLength={TEXT_LIMITS.idSigo}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus={focus === 'id_sigo' ? '' : undefined}
        />
      </div>
      {category && category.subcategorias.length > 0 && (
        <div className="grid gap-1">
          <p aria-hidden className="font-semibold text-14">
            Subcategorías
          </p>
          <Chips
            wrap
            label="Subcategorías"
            chips={category.subcategorias.map(({ id, name }) => ({ id, label: name }))}
            selected={draft.subcategoryIds}
            onChange={(subcategoryIds) => set({ subcategoryIds })}
          />
          {problems.subcategoryIds && (
            <p role="alert" className="font-medium text-14 text-aji">
              {problems.subcategoryIds}
            </p>
          )}
        </div>
      )}
      <ProductStation
        stations={stations}
        category={category}
        value={draft.estacion}
        onChange={(estacion) => set({ estacion })}
        error={problems.estacion}
      />
      {setsTaxes && (
        <Select
          label="Impuesto"
          placeholder={AS_THE_SEDE}
          options={IMPUESTOS.map((value) => ({ value, label: IMPUESTO_LABELS[value] }))}
          value={draft.impuesto}
          onChange={(event) => set({ impuesto: event.target.value as typeof draft.impuesto })}
          hint="Va dentro del precio. Cámbialo solo si este producto paga otro que tu sede."
          error={problems.impuesto}
        />
      )}
      {groups && groups.length > 0 && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <ProductGroupsField
            groups={groups}
            value={draft.grupos}
            onChange={(grupos) => set({ grupos })}
            error={problems.grupos}
            disabled={isSending}
          />
        </Suspense>
      )}
      <div className="rounded-control bg-paper px-3.5 py-2">
        <Switch
          full
          checked={isMain || draft.permiteAdiciones}
          onChange={(permiteAdiciones) => set({ permiteAdiciones })}
          disabled={isSending || isMain}
        >
          <span className="grid">
            <span className="font-semibold">Permite adiciones</span>
            <span className="font-normal text-ink-soft">
              {isMain && draft.grupos.length === 0
                ? 'Los platos principales siempre las ofrecen'
                : additionsText()}
            </span>
          </span>
        </Switch>
      </div>
    </fieldset>
  );

  function codeHint(): string {
    const code = form.ownCode(draft.nombre);
    return code && !draft.id_sigo ? TEXTS.ownCode(code) : TEXTS.codeHint;
  }

  function additionsText(): string {
    if (draft.grupos.length > 0) return 'Mientras tenga grupos se pide solo con ellos';
    const names = additionsOf(products, categories).map(({ nombre }) => nombre);
    if (names.length === 0) return 'Llena una categoría llamada «Adiciones» para ofrecerlas';
    return names.length > 4
      ? `${names.slice(0, 3).join(', ')} y ${names.length - 3} más`
      : SEVERAL.format(names);
  }
}
