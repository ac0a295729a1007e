import { Shapes, UtensilsCrossed } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ExampleMenuButton } from '../menu-sheet/example-menu-button.tsx';

interface EmptyMenuProps {
  dbName: string;
  /** True if the owner can import a sheet or copy another sede's menu here. */
  hasTools?: boolean;
  onAddCategory?: () => void;
  /** Set if there are categories and only products are missing. */
  onAddProduct?: () => void;
}

export function EmptyMenu(props: EmptyMenuProps) {
  const { dbName, hasTools = false, onAddCategory, onAddProduct } = props;
  if (onAddProduct) {
    return (
      <EmptyState
        icon={<UtensilsCrossed size={36} />}
        title="Todavía no hay productos"
        action={
          <div className="grid gap-2">
            <Button size="lg" onClick={onAddProduct}>
              Agregar el primer producto
            </Button>
            <ExampleMenuButton dbName={dbName} size="lg" />
          </div>
        }
      >
        Tus clientes verán aquí lo que vendes, con su foto y su precio.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Shapes size={36} />}
      title="Empieza por una categoría"
      action={
        <div className="grid gap-2">
          <Button size="lg" onClick={onAddCategory}>
            Crear la primera categoría
          </Button>
          <ExampleMenuButton dbName={dbName} size="lg" />
        </div>
      }
    >
      Cada producto va en una, como «Platos fuertes» o «Bebidas».
      {hasTools &&
        ' Si ya tienes el menú en una hoja o en otra sede, tráelo con «Importar y copiar».'}
    </EmptyState>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const CHIPS = ['a', 'b', 'c', 'd'];

export function MenuManagerSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <span className="sr-only">
        <Spinner label="Cargando el menú..." />
      </span>
      <div className="flex gap-2 overflow-hidden py-1">
        {CHIPS.map((chip) => (
          <Skeleton key={chip} className="h-11 w-32 shrink-0 rounded-full" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-2">
        <div className="flex min-h-touch items-center">
          <Skeleton className="h-7 w-40" />
        </div>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {CARDS.map((card) => (
            <Skeleton key={card} className="h-34 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
