import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';

export interface ReorderItem {
  id: string;
  name: string;
  imagen: string | null;
}

interface ReorderRowProps {
  item: ReorderItem;
  at: number;
  /** The place of the last one. */
  last: number;
  onMove: (from: number, to: number) => void;
}

export function ReorderRow({ item, at, last, onMove }: ReorderRowProps) {
  const { id, name, imagen } = item;
  const sortable = useSortable({
    id,
    attributes: { roleDescription: 'fila que se puede mover' },
  });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      className={cx(
        'relative flex items-center gap-1 rounded-card sm:gap-2 border bg-surface pr-1',
        isDragging ? 'z-10 border-achiote shadow-float' : 'border-line',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Mover ${name}`}
        className="grid size-12 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft active:cursor-grabbing"
      >
        <GripVertical aria-hidden size={20} />
      </button>
      <span
        aria-hidden
        className="figures w-6 shrink-0 text-right text-14 text-ink-soft max-sm:hidden"
      >
        {at + 1}
      </span>
      <Picture src={imagen} alt="" sizes="40px" className="size-10 shrink-0 rounded-control" />
      <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1 pl-1 font-semibold text-14">
        {name}
      </span>
      {/* Closed buttons would lose the focus at the ends of the list. */}
      <IconButton
        label={`Subir ${name}`}
        icon={<ArrowUp aria-hidden size={18} />}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(at, at - 1)}
        className="aria-disabled:text-off"
      />
      <IconButton
        label={`Bajar ${name}`}
        icon={<ArrowDown aria-hidden size={18} />}
        aria-disabled={at === last}
        onClick={() => at < last && onMove(at, at + 1)}
        className="aria-disabled:text-off"
      />
    </li>
  );
}
