import { wordsOf } from '@comanda/contract/menu/dish-search';
import type { Product } from '@comanda/contract/menu/menu';
import { groupByCategory } from '@comanda/contract/menu/menu.rules';
import { searchDishes } from '@comanda/contract/menu/staff-dish-search';
import { MODIFIER_LIMITS } from '@comanda/contract/modifiers/modifiers.limits';
import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import type { SedeMenu } from '../menu/menu.api.ts';
import { dishCount } from './group-words.ts';

interface DishesDialogProps {
  menu: SedeMenu;
  /** The name of the group. */
  group: string;
  /** Its code; null for a new one. */
  codigo: string | null;
  value: readonly string[];
  onSave: (productos: string[]) => void;
  onClose: () => void;
}

/** In which dishes a group is used: many are ticked at once, whole categories too. */
export function DishesDialog({ menu, group, codigo, value, onSave, onClose }: DishesDialogProps) {
  const form = useForm({
    initial: { productos: [...value] },
    send: ({ productos }) => onSave(productos),
    onClose,
  });
  const [search, setSearch] = useState('');
  const chosen = new Set(form.draft.productos);
  const found = searchDishes(menu.products, search, ({ nombre, id_sigo }) =>
    wordsOf(`${nombre}\n${id_sigo}`),
  );
  const isFull = ({ id_sigo, grupos = [] }: Product) =>
    !value.includes(id_sigo) &&
    !(codigo !== null && grupos.includes(codigo)) &&
    grupos.length >= MODIFIER_LIMITS.porProducto;
  const put = (products: readonly Product[], isChosen: boolean) => {
    const codes = products.map(({ id_sigo }) => id_sigo);
    const others = form.draft.productos.filter((code) => !codes.includes(code));
    form.set({ productos: isChosen ? [...others, ...codes] : others });
  };
  return (
    <FormDialog
      title={group ? `Usar «${group}» en…` : 'Usar el grupo en…'}
      submitLabel={chosen.size === 0 ? 'Usar en ningún plato' : `Usar en ${dishCount(chosen.size)}`}
      size="md"
      form={form}
    >
      <div className="grid grid-cols-1 gap-4">
        <SearchField label="Buscar plato o código" value={search} onChange={setSearch} autoFocus />
        {groupByCategory(found, menu.categories).map(({ category, products }) => {
          const free = products.filter((product) => !isFull(product));
          const isWhole = free.length > 0 && free.every(({ id_sigo }) => chosen.has(id_sigo));
          return (
            <fieldset key={category._id} className="grid grid-cols-1 gap-2">
              <legend className="sr-only">{category.name}</legend>
              <div className="flex flex-wrap items-center gap-x-3">
                <p aria-hidden className="title wrap-anywhere min-w-0 text-18">
                  {category.name}
                </p>
                <span aria-hidden className="leader" />
                <Checkbox
                  checked={isWhole}
                  disabled={free.length === 0}
                  onChange={() => put(free, !isWhole)}
                >
                  <span>
                    Todos<span className="sr-only"> los de {category.name}</span>
                  </span>
                </Checkbox>
              </div>
              <div className="grid gap-2 sm:grid-cols-2">
                {products.map((product) => (
                  <Checkbox
                    key={product._id}
                    look="tile"
                    checked={chosen.has(product.id_sigo)}
                    disabled={isFull(product)}
                    onChange={() => put([product], !chosen.has(product.id_sigo))}
                  >
                    <Picture
                      src={product.imagen}
                      alt=""
                      sizes="36px"
                      className="size-9 shrink-0 rounded-full"
                    />
                    <span className="wrap-anywhere grid min-w-0">
                      <span className="font-semibold">{product.nombre}</span>
                      {isFull(product) && (
                        <span>Ya tiene {MODIFIER_LIMITS.porProducto} grupos</span>
                      )}
                    </span>
                  </Checkbox>
                ))}
              </div>
            </fieldset>
          );
        })}
        {found.length === 0 && <p className="text-ink-soft">Ningún plato coincide.</p>}
      </div>
    </FormDialog>
  );
}
