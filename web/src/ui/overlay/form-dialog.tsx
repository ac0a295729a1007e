import { type ReactNode, useId } from 'react';
import type { FormInDialog } from '../../lib/use-form.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  busyLabel?: string;
  form: FormInDialog;
  /** False while something is missing that the form itself explains. */
  canSubmit?: boolean;
  /** False while the button only leads to what is missing. */
  isReady?: boolean;
  /** Shown to the left of the actions. */
  aside?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** A form in a dialog that asks before a stray tap discards what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, form, aside, size = 'sm', children } = props;
  const { canSubmit = true, isReady = true, busyLabel = 'Guardando…' } = props;
  const id = useId();

  return (
    <>
      <Dialog
        open
        title={title}
        size={size}
        onClose={form.leave}
        dismissible={!form.isSending}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            {aside && <div className="mr-auto">{aside}</div>}
            <div className="flex grow flex-wrap gap-2 sm:grow-0">
              <Button variant="secondary" size="lg" onClick={form.leave} disabled={form.isSending}>
                Cancelar
              </Button>
              <Button
                type="submit"
                form={id}
                size="lg"
                variant={isReady ? 'primary' : 'secondary'}
                disabled={!canSubmit}
                busy={form.isSending}
                busyLabel={busyLabel}
                className="grow"
              >
                {submitLabel}
              </Button>
            </div>
          </div>
        }
      >
        <form {...form.attributes} id={id}>
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        open={form.isLeaving}
        title="¿Descartar los cambios?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={form.discard}
        onCancel={form.stay}
      >
        <p className="text-ink-soft">Lo que cambiaste no se ha guardado.</p>
      </ConfirmDialog>
    </>
  );
}
