import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { ordersMessages } from '@comanda/contract/orders/orders.messages';
import { LIMITS } from '@comanda/contract/orders/orders.rules';
import { isTooLong } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { Check, HandCoins } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ignoreSecondTap } from '../../lib/double-tap.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { PrintTicketButton } from '../printing/print-ticket.tsx';

/** The unfinished form for writing off an order. */
export interface WriteOffDraft {
  isOpen: boolean;
  motivo: string;
}

interface TillActionsProps {
  order: Order;
  writeOff: WriteOffDraft;
  onWriteOff: (draft: WriteOffDraft) => void;
  /** True for the first slip, which alone has the primary button. */
  isFirst: boolean;
  /** Null where the sede keeps no accounts. */
  onCharge: (() => void) | null;
  onInvoice: () => void;
  onWrittenOff: (motivo: string) => void;
}

/** What a cashier does with a delivered order: invoice it, print it, or write it off. */
export function TillActions(props: TillActionsProps) {
  const { order, writeOff, onWriteOff, isFirst, onCharge, onInvoice, onWrittenOff } = props;
  const isBack = useRef(false);

  if (writeOff.isOpen) {
    return (
      <WriteOffForm
        motivo={writeOff.motivo}
        onChange={(motivo) => onWriteOff({ isOpen: true, motivo })}
        onSubmit={onWrittenOff}
        onCancel={() => {
          isBack.current = true;
          onWriteOff({ ...writeOff, isOpen: false });
        }}
      />
    );
  }
  return (
    <div className="grid gap-1">
      {onCharge && (
        <Button
          size="lg"
          variant={isFirst ? 'primary' : 'wash'}
          icon={<HandCoins aria-hidden size={20} />}
          onClick={onCharge}
          className="mb-1"
        >
          {tillViewMessages.charge}
        </Button>
      )}
      <div className="flex gap-2">
        <Button
          size="lg"
          variant={onCharge ? 'secondary' : isFirst ? 'primary' : 'wash'}
          icon={<Check aria-hidden size={20} />}
          onClick={onInvoice}
          className="flex-1"
        >
          Marcar facturado
        </Button>
        <PrintTicketButton order={order} />
      </div>
      <Button
        ref={(button) => {
          if (isBack.current) button?.focus();
          isBack.current = false;
        }}
        size="lg"
        variant="danger-ghost"
        onClick={() => {
          ignoreSecondTap();
          onWriteOff({ ...writeOff, isOpen: true });
        }}
      >
        Dar de baja
      </Button>
    </div>
  );
}

interface WriteOffFormProps {
  motivo: string;
  onChange: (motivo: string) => void;
  onSubmit: (motivo: string) => void;
  onCancel: () => void;
}

/** Asks why a delivered order will not be paid. */
function WriteOffForm(props: WriteOffFormProps) {
  const { motivo, onChange, onSubmit, onCancel } = props;
  const { field, attributes, isSending } = useForm({
    initial: { motivo },
    keep: (part) => onChange(part.motivo ?? ''),
    check: () => motivoProblems(motivo.trim()),
    send: async () => onSubmit(motivo.trim()),
    refused: () => ({ problems: {} }),
  });
  const { ref } = attributes;

  // The form replaces the button that opened it and takes its focus. When a tab shows the form
  // again, the focus stays.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    ref.current?.querySelector('textarea')?.focus({ preventScroll: true });
    // The field and its buttons: a focus alone would leave the buttons below the screen.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref]);

  return (
    <form {...attributes} className="grid gap-3">
      <TextArea
        label="Dar de baja este pedido"
        placeholder={ordersMessages.motivoPlaceholder}
        {...field('motivo')}
        readOnly={isSending}
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

function motivoProblems(motivo: string) {
  const path = 'motivo';
  if (motivo === '') return [{ path, message: ordersMessages.motivoRequired }];
  if (!isTooLong(motivo, LIMITS.motivoBaja)) return [];
  return [{ path, message: textMessages.tooLong(LIMITS.motivoBaja) }];
}
