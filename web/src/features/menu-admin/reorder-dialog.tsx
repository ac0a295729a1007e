import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type ScreenReaderInstructions,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/image/picture.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';

interface ReorderDialogProps {
  title: string;
  items: readonly ReorderItem[];
  onSave: (ids: string[]) => void;
  onClose: () => void;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Reorders by mouse, finger or keyboard, or with the arrows of each row. Everything is saved at once. */
export function ReorderDialog({ title, items, onSave, onClose }: ReorderDialogProps) {
  const form = useForm({
    initial: { order: items.map(({ id }) => id) },
    send: ({ order }) => {
      if (form.isDirty) onSave(order);
      onClose();
    },
    onClose,
  });
  const { order } = form.draft;
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const words = dragWords(order, (id) => byId.get(id)?.name ?? '');

  const move = (from: number, to: number) => {
    form.set({ order: arrayMove(order, from, to) });
    setSaid(words.moved(order[from] ?? '', to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const [from, to] = [order.indexOf(String(active.id)), order.indexOf(String(over.id))];
    form.set({ order: arrayMove(order, from, to) });
  };

  return (
    <FormDialog title={title} submitLabel="Guardar orden" size="md" form={form}>
      <p className="pb-3 text-ink-soft">Arrastra cada fila, o usa las flechas.</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: words.announcements,
          screenReaderInstructions: words.instructions,
        }}
      >
        <SortableContext items={order} strategy={verticalListSortingStrategy}>
          <ol className="grid grid-cols-1 gap-2">
            {order.map((id, at) => {
              const item = byId.get(id);
              return (
                item && (
                  <ReorderRow key={id} item={item} at={at} last={order.length - 1} onMove={move} />
                )
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
    </FormDialog>
  );
}

interface DragWords {
  announcements: Announcements;
  instructions: ScreenReaderInstructions;
  moved: (id: string, to: number) => string;
}

/** What a screen reader says while an item is dragged. */
function dragWords(order: readonly string[], nameOf: (id: string) => string): DragWords {
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) =>
    `puesto ${order.indexOf(String(id)) + 1} de ${order.length}`;
  return {
    instructions: {
      draggable:
        'Para mover esta fila oprime espacio o Enter, usa las flechas hacia arriba y hacia abajo, y oprime espacio otra vez para soltarla. Escape la devuelve a su puesto.',
    },
    announcements: {
      onDragStart: ({ active }) => `Tomaste ${name(active.id)}, ${place(active.id)}.`,
      onDragOver: ({ active, over }) =>
        over ? `${name(active.id)} va en el ${place(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? `${name(active.id)} quedó en el ${place(over.id)}.`
          : `${name(active.id)} volvió a su puesto.`,
      onDragCancel: ({ active }) => `${name(active.id)} volvió a su puesto.`,
    },
    moved: (id, to) => `${nameOf(id)} quedó en el puesto ${to + 1} de ${order.length}.`,
  };
}

interface ReorderItem {
  id: string;
  name: string;
  imagen: string | null;
}

interface ReorderRowProps {
  item: ReorderItem;
  at: number;
  /** The index of the last item. */
  last: number;
  onMove: (from: number, to: number) => void;
}

function ReorderRow({ item, at, last, onMove }: ReorderRowProps) {
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
      {/* aria-disabled instead of disabled, so that the buttons keep the focus at the ends of the list. */}
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
