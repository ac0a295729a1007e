import type { Category, Product } from '@comanda/contract/menu/menu';
import { productsOf } from '@comanda/contract/menu/menu.rules';
import { lazy, Suspense } from 'react';
import { useBusy } from '../../lib/use-busy.ts';
import { Picture } from '../../ui/image/picture.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useGroups } from '../group-admin/groups.queries.ts';
import type { SedeMenu } from '../menu/menu.api.ts';
import { useDeleteCategory, useReorderCategories } from './categories.queries.ts';
import { lacksPhoto } from './product-filter.ts';
import type { ProductTask } from './product-form.ts';
import { useDeleteProduct, useReorderProducts } from './products.queries.ts';

// Loaded on demand: somebody who only marks a dish as sold out needs no form.
const CategoryDialog = lazy(() =>
  import('./category-dialog.tsx').then((m) => ({ default: m.CategoryDialog })),
);
const ProductDialog = lazy(() =>
  import('./product-dialog.tsx').then((m) => ({ default: m.ProductDialog })),
);

// Loaded on demand: the drag and drop library is large and seldom used.
const ReorderDialog = lazy(() =>
  import('../../ui/overlay/reorder-dialog.tsx').then((m) => ({ default: m.ReorderDialog })),
);

export type MenuTask =
  | { kind: 'product'; task: ProductTask }
  | { kind: 'category'; category: Category | null }
  | { kind: 'reorder-products'; category: Category }
  | { kind: 'reorder-categories' }
  | { kind: 'delete-product'; product: Product }
  | { kind: 'delete-category'; category: Category };

interface MenuDialogsProps {
  dbName: string;
  setsTaxes: boolean;
  menu: SedeMenu;
  task: MenuTask | null;
  onClose: () => void;
}

/** The dialog that a row or a card opened, one at a time. */
export function MenuDialogs({ dbName, setsTaxes, menu, task, onClose }: MenuDialogsProps) {
  const reorderProducts = useReorderProducts(dbName);
  const reorderCategories = useReorderCategories(dbName);
  const { categories, products } = menu;
  switch (task?.kind) {
    case 'product':
      return (
        <Suspense>
          <ProductDialog
            {...{ dbName, setsTaxes, categories, products, onClose }}
            task={task.task}
          />
        </Suspense>
      );
    case 'category':
      return (
        <Suspense>
          <CategoryDialog {...{ dbName, categories, products, onClose }} category={task.category} />
        </Suspense>
      );
    case 'reorder-products': {
      const own = productsOf(products, task.category);
      return (
        <Suspense>
          <ReorderDialog
            title={`Ordenar ${task.category.name}`}
            items={own.map((product) => ({
              id: product._id,
              name: product.nombre,
              picture: <RowPicture src={lacksPhoto(product) ? null : product.imagen} />,
            }))}
            onSave={(ids) =>
              reorderProducts.mutate({
                categoryId: task.category._id,
                ids,
                before: own.map(({ _id }) => _id),
              })
            }
            onClose={onClose}
          />
        </Suspense>
      );
    }
    case 'reorder-categories':
      return (
        <Suspense>
          <ReorderDialog
            title="Ordenar categorías"
            items={categories.map(({ _id, name, imageUrl }) => ({
              id: _id,
              name,
              picture: <RowPicture src={imageUrl} />,
            }))}
            onSave={(ids) =>
              reorderCategories.mutate({ ids, before: categories.map(({ _id }) => _id) })
            }
            onClose={onClose}
          />
        </Suspense>
      );
    case 'delete-product':
      return <DeleteProductDialog {...{ dbName, onClose }} product={task.product} />;
    case 'delete-category':
      return <DeleteCategoryDialog {...{ dbName, onClose }} category={task.category} />;
    default:
      return null;
  }
}

function RowPicture({ src }: { src: string | null }) {
  return <Picture src={src} alt="" sizes="40px" className="size-10 shrink-0 rounded-control" />;
}

interface DeleteCategoryDialogProps {
  dbName: string;
  category: Category;
  onClose: () => void;
}

function DeleteCategoryDialog({ dbName, category, onClose }: DeleteCategoryDialogProps) {
  const remove = useDeleteCategory(dbName);
  const [isRemoving, run] = useBusy();
  // The mutation shows its own success or failure.
  const confirm = () => remove.mutateAsync(category).then(onClose, onClose);
  return (
    <ConfirmDialog
      open
      title={`¿Eliminar ${category.name}?`}
      confirmLabel="Eliminar"
      busy={isRemoving}
      onConfirm={() => run(confirm)}
      onCancel={onClose}
    />
  );
}

interface DeleteProductDialogProps {
  dbName: string;
  product: Product;
  onClose: () => void;
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

function DeleteProductDialog({ dbName, product, onClose }: DeleteProductDialogProps) {
  const remove = useDeleteProduct(dbName);
  const { data: groups = [] } = useGroups(dbName);
  const optionOf = groups
    .filter(({ opciones }) => opciones.some(({ id_sigo }) => id_sigo === product.id_sigo))
    .map(({ nombre }) => `«${nombre}»`);
  const [isRemoving, run] = useBusy();
  // The mutation shows its own success or failure.
  const confirm = () => remove.mutateAsync(product).then(onClose, onClose);
  return (
    <ConfirmDialog
      open
      title={`¿Eliminar ${product.nombre}?`}
      confirmLabel="Eliminar"
      busy={isRemoving}
      onConfirm={() => run(confirm)}
      onCancel={onClose}
    >
      <p className="text-ink-soft">
        Sale de la carta para siempre. Los pedidos que ya lo llevan no cambian. Si solo se acabó por
        hoy, márcalo como agotado.
      </p>
      {optionOf.length > 0 && (
        <p className="mt-2 wrap-anywhere">
          Es una opción de {LIST.format(optionOf)}: ahí queda agotada hasta que la quites.
        </p>
      )}
    </ConfirmDialog>
  );
}
