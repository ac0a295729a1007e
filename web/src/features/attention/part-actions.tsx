import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useUnsavedWarning } from '../../ui/form/use-unsaved-warning.ts';

interface PartActionsProps {
  form: Parameters<typeof FormFailure>[0]['form'] & {
    isDirty: boolean;
    isSending: boolean;
    discard: () => void;
  };
  /** 'Guardar horas' */
  saveLabel: string;
  /** What is left by who goes away: 'el horario de Centro sin guardar' */
  left: string;
}

/** What went wrong, and saving or discarding, once something was typed. */
export function PartActions({ form, saveLabel, left }: PartActionsProps) {
  const { isDirty, isSending, discard } = form;
  useUnsavedWarning({ id: saveLabel, left: isDirty ? left : '', losesText: isDirty });
  return (
    <>
      <FormFailure form={form} />
      {isDirty && (
        <div className="flex grow justify-end gap-2">
          <Button variant="secondary" onClick={discard} disabled={isSending}>
            Descartar
          </Button>
          <Button type="submit" busy={isSending} busyLabel="Guardando…" className="max-sm:grow">
            {saveLabel}
          </Button>
        </div>
      )}
    </>
  );
}
