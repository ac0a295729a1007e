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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';

interface SortableItem {
  id: string;
  /** As screen readers say it. */
  name: string;
}

interface SortableRow {
  at: number;
  isLast: boolean;
  isDragging: boolean;
  /** The grip by which it is dragged, or moved by keyboard. */
  grip: ReactNode;
  /** Moves it by a button. */
  moveTo: (to: number) => void;
}

interface SortableListProps<Item extends SortableItem> {
  items: readonly Item[];
  onMove: (from: number, to: number) => void;
  /** Rows below each other, or chips that fill lines. */
  look?: 'rows' | 'chips';
  disabled?: boolean;
  className?: string;
  itemClassName?: (isDragging: boolean) => string;
  children: (item: Item, row: SortableRow) => ReactNode;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list that is put in order by mouse, finger or keyboard. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { items, onMove, look = 'rows', disabled = false } = props;
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const words = dragWords(items);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const moveTo = (from: number, to: number) => {
    onMove(from, to);
    setSaid(words.moved(from, to));
  };
  const isRows = look === 'rows';
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={isRows ? [upAndDown] : []}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: words.announcements,
          screenReaderInstructions: words.instructions,
        }}
      >
        <SortableContext
          items={ids}
          disabled={disabled}
          strategy={isRows ? verticalListSortingStrategy : rectSortingStrategy}
        >
          <ol className={props.className}>
            {items.map((item, at) => (
              <SortableEntry
                key={item.id}
                item={item}
                className={props.itemClassName}
                render={(isDragging, grip) =>
                  props.children(item, {
                    at,
                    isLast: at === items.length - 1,
                    isDragging,
                    grip,
                    moveTo: (to) => moveTo(at, to),
                  })
                }
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

interface SortableEntryProps {
  item: SortableItem;
  className: ((isDragging: boolean) => string) | undefined;
  render: (isDragging: boolean, grip: ReactNode) => ReactNode;
}

function SortableEntry({ item, className, render }: SortableEntryProps) {
  const sortable = useSortable({
    id: item.id,
    attributes: { roleDescription: 'fila que se puede mover' },
  });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = sortable;
  const grip = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Mover ${item.name}`}
      className="grid size-touch shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft active:cursor-grabbing"
    >
      <GripVertical aria-hidden size={20} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(sortable.transform),
        transition: sortable.transition,
      }}
      className={cx('relative', isDragging && 'z-10', className?.(isDragging))}
    >
      {render(isDragging, grip)}
    </li>
  );
}

interface DragWords {
  announcements: Announcements;
  instructions: ScreenReaderInstructions;
  moved: (from: number, to: number) => string;
}

/** What a screen reader says while an item is dragged. */
function dragWords(items: readonly SortableItem[]): DragWords {
  const at = (id: UniqueIdentifier) => items.findIndex((item) => item.id === String(id));
  const name = (id: UniqueIdentifier) => items[at(id)]?.name ?? '';
  const place = (id: UniqueIdentifier) => `puesto ${at(id) + 1} de ${items.length}`;
  return {
    instructions: {
      draggable:
        'Para mover esta fila oprime espacio o Enter, usa las flechas, y oprime espacio otra vez para soltarla. Escape la devuelve a su puesto.',
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
    moved: (from, to) =>
      `${items[from]?.name ?? ''} quedó en el puesto ${to + 1} de ${items.length}.`,
  };
}
