import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { isTooLong } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface WriteOffFormProps {
  motivo: string;
  onChange: (motivo: string) => void;
  isSending: boolean;
  onSubmit: (motivo: string) => void;
  onCancel: () => void;
}

/** Why an order that was delivered will not be paid. */
export function WriteOffForm(props: WriteOffFormProps) {
  const { motivo, onChange, isSending, onSubmit, onCancel } = props;
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('textarea')?.focus();

  // It takes the place of the button that opened it; a tab that shows it again keeps the focus.
  useEffect(() => {
    if (document.activeElement === document.body) {
      form.current?.querySelector('textarea')?.focus();
    }
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = motivoProblem(motivo);
    setProblem(found);
    if (found) focusField();
    else onSubmit(motivo.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        label="Dar de baja este pedido"
        placeholder={ordersMessages.motivoPlaceholder}
        value={motivo}
        error={problem}
        readOnly={isSending}
        onChange={(event) => {
          setProblem(undefined);
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className="flex gap-2">
        <Button variant="secondary" size="lg" disabled={isSending} onClick={onCancel}>
          Volver
        </Button>
        <Button
          type="submit"
          variant="danger"
          size="lg"
          busy={isSending}
          busyLabel="Guardando…"
          className="flex-1"
        >
          Dar de baja
        </Button>
      </div>
    </form>
  );
}

function motivoProblem(motivo: string): string | undefined {
  if (motivo.trim() === '') return ordersMessages.motivoRequired;
  if (isTooLong(motivo.trim(), LIMITS.motivoBaja)) return textMessages.tooLong(LIMITS.motivoBaja);
  return undefined;
}
