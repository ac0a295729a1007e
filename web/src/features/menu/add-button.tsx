import { Plus } from 'lucide';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

interface AddButtonProps {
  nombre: string;
  /** How many the cart holds already; shown in place of the plus. */
  cantidad: number;
  onAdd: () => void;
  className?: string;
}

export function AddButton({ nombre, cantidad, onAdd, className }: AddButtonProps) {
  const isInCart = cantidad > 0;
  return (
    <button
      type="button"
      onClick={onAdd}
      aria-label={
        isInCart ? `Agregar otro ${nombre}. Llevas ${cantidad}` : `Agregar ${nombre} al carrito`
      }
      className={cx(
        'figures grid size-11 place-items-center rounded-full text-18 shadow-float',
        isInCart
          ? 'bg-achiote text-on-achiote hover:bg-achiote-hover'
          : 'bg-surface text-achiote hover:bg-achiote-wash',
        className,
      )}
    >
      {isInCart ? cantidad : <Icon of={Plus} aria-hidden size={22} className="stroke-2" />}
    </button>
  );
}
