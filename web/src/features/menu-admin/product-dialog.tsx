import type { Category, Product } from '@comanda/contract/menu/menu';
import { isPrecio } from '@comanda/contract/menu/precio.rules';
import { readPesos } from '../../lib/pesos-text.ts';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { ImageField } from '../../ui/image/image-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ProductCard } from '../menu/product-card.tsx';
import { useStations } from '../stations/stations.queries.ts';
import { ProductFields } from './product-fields.tsx';
import { lacksPhoto } from './product-filter.ts';
import { type ProductDraft, type ProductTask, useProductForm } from './product-form.ts';

interface ProductDialogProps {
  dbName: string;
  setsTaxes: boolean;
  task: ProductTask;
  categories: readonly Category[];
  products: readonly Product[];
  onClose: () => void;
}

const TITLES = { add: 'Agregar producto', edit: 'Editar producto', copy: 'Duplicar producto' };

export function ProductDialog(props: ProductDialogProps) {
  const { dbName, setsTaxes, task, categories, products, onClose } = props;
  const stations = useStations(dbName);
  const form = useProductForm(dbName, task, products, onClose, stations);
  const image = form.draft.imageUpload;
  const chosen = useObjectUrl(image);
  const stored = task.kind !== 'add' && !lacksPhoto(task.product) ? task.product.imagen : null;

  return (
    <FormDialog
      title={TITLES[task.kind]}
      submitLabel="Guardar producto"
      size="lg"
      form={form}
      aside={
        <Switch
          checked={!form.draft.agotado}
          onChange={(isAvailable) => form.set({ agotado: !isAvailable })}
          disabled={form.isSending}
        >
          {form.draft.agotado ? 'Agotado' : 'Disponible hoy'}
        </Switch>
      }
    >
      <div className="grid gap-5">
        <FormFailure form={form} />
        {form.progress !== null && (
          <ProgressBar label="Subiendo la imagen…" share={form.progress} />
        )}
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
          <ImageField
            label="Imagen"
            shape="plate"
            current={stored}
            value={image}
            onChange={(imageUpload) => form.set({ imageUpload })}
            error={form.problems.imageUpload}
            hint={stored || image ? undefined : 'Puedes guardarlo sin foto y subirla después.'}
            disabled={form.isSending}
          />
          <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
            <ProductFields
              dbName={dbName}
              form={form}
              setsTaxes={setsTaxes}
              stations={stations}
              categories={categories}
              products={products}
              focus={task.kind === 'copy' ? 'id_sigo' : 'nombre'}
            />
          </div>
          <ProductPreview draft={form.draft} imagen={image ? chosen : stored} />
        </div>
      </div>
    </FormDialog>
  );
}

interface ProductPreviewProps {
  draft: ProductDraft;
  imagen: string | null;
}

const nothing = () => undefined;

/** The card as diners see it, without actions. */
function ProductPreview({ draft, imagen }: ProductPreviewProps) {
  const precio = readPesos(draft.precio);
  const { impuesto: _tax, estacion: _station, grupos: _groups, ...shown } = draft;
  const product = {
    ...shown,
    _id: 'preview',
    subcategoryIds: [...draft.subcategoryIds],
    nombre: draft.nombre.trim() || 'Tu producto',
    precio: isPrecio(precio) ? precio : 0,
    imagen: imagen ?? '',
  };
  return (
    <div className="grid content-start gap-2 border-control border-t border-dashed pt-3">
      <p className="text-14 text-ink-soft">Así lo ve tu cliente</p>
      <ul inert aria-hidden className="w-44">
        <ProductCard product={product} cantidad={0} onOpen={nothing} onAdd={nothing} />
      </ul>
    </div>
  );
}
