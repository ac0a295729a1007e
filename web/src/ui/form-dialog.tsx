import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  busyLabel?: string;
  /** Something was typed: closing asks first. */
  isDirty: boolean;
  isSaving: boolean;
  /** False while something that the form itself explains is missing. */
  canSubmit?: boolean;
  /** Counts the times a save was refused: each one moves the focus to the first field to mend. */
  refusals?: number;
  onSubmit: () => void;
  onClose: () => void;
  /** At the left of the actions. */
  aside?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** A form in a dialog that does not lose what was typed to a stray tap. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isDirty, isSaving, refusals = 0, onSubmit, onClose } = props;
  const { aside, size = 'sm', canSubmit = true, busyLabel = 'Guardando…', children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] button')?.focus();
  }, [refusals]);

  const leave = () => {
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <>
      <Dialog
        open
        title={title}
        size={size}
        onClose={leave}
        dismissible={!isSaving}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            {aside && <div className="mr-auto">{aside}</div>}
            <div className="flex grow flex-wrap gap-2 sm:grow-0">
              <Button variant="secondary" size="lg" onClick={leave} disabled={isSaving}>
                Cancelar
              </Button>
              <Button
                type="submit"
                form={id}
                size="lg"
                disabled={!canSubmit}
                busy={isSaving}
                busyLabel={busyLabel}
                className="grow"
              >
                {submitLabel}
              </Button>
            </div>
          </div>
        }
      >
        <form ref={form} id={id} noValidate onSubmit={submit}>
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="¿Descartar los cambios?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      >
        <p className="text-ink-soft">Lo que cambiaste no se ha guardado.</p>
      </ConfirmDialog>
    </>
  );
}
