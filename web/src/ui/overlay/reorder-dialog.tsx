import { arrayMove } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { cx } from '../cx.ts';
import { SortableList } from '../form/sortable-list.tsx';
import { IconButton } from '../icon-button.tsx';
import { FormDialog } from './form-dialog.tsx';

interface ReorderItem {
  id: string;
  name: string;
  /** Of 40 px, where the items have one. */
  picture?: ReactNode;
}

interface ReorderDialogProps {
  title: string;
  items: readonly ReorderItem[];
  onSave: (ids: string[]) => void;
  onClose: () => void;
}

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
  const byId = new Map(items.map((item) => [item.id, item]));
  return (
    <FormDialog title={title} submitLabel="Guardar orden" size="md" form={form}>
      <p className="pb-3 text-ink-soft">Arrastra cada fila, o usa las flechas.</p>
      <SortableList
        items={order.flatMap((id) => byId.get(id) ?? [])}
        onMove={(from, to) => form.set({ order: arrayMove(order, from, to) })}
        className="grid grid-cols-1 gap-2"
        itemClassName={(isDragging) =>
          cx(
            'flex items-center gap-1 rounded-card sm:gap-2 border bg-surface pr-1',
            isDragging ? 'border-achiote shadow-float' : 'border-line',
          )
        }
      >
        {({ name, picture }, { at, isLast, grip, moveTo }) => (
          <>
            {grip}
            <span
              aria-hidden
              className="figures w-6 shrink-0 text-right text-14 text-ink-soft max-sm:hidden"
            >
              {at + 1}
            </span>
            {picture}
            <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1 py-2 pl-1 font-semibold text-14">
              {name}
            </span>
            {/* aria-disabled instead of disabled, so that the buttons keep the focus at the ends of the list. */}
            <IconButton
              label={`Subir ${name}`}
              icon={<ArrowUp aria-hidden size={18} />}
              aria-disabled={at === 0}
              onClick={() => at > 0 && moveTo(at - 1)}
              className="aria-disabled:text-off"
            />
            <IconButton
              label={`Bajar ${name}`}
              icon={<ArrowDown aria-hidden size={18} />}
              aria-disabled={isLast}
              onClick={() => !isLast && moveTo(at + 1)}
              className="aria-disabled:text-off"
            />
          </>
        )}
      </SortableList>
    </FormDialog>
  );
}
