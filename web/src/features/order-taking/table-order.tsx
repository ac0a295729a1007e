import { coursesMessages } from '@comanda/contract/kitchen/courses.messages';
import { checkoutMessages } from '@comanda/contract/orders/checkout.messages';
import { tablesMessages } from '@comanda/contract/tables/tables.messages';
import { Hourglass, Utensils, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PriceChanges, RefusedNotice } from '../checkout/refusal-notices.tsx';
import { FailureAlert } from '../offline/failure-alert.tsx';
import { tableLabel } from './account-form.ts';
import type { useAccount } from './use-account.ts';

interface TableChipProps {
  mesa: string;
  /** The order is then sent like any other. */
  onLeave: () => void;
}

/** The table that the order being taken is for. */
export function TableChip({ mesa, onLeave }: TableChipProps) {
  return (
    <p
      data-clear
      className="flex w-fit items-center gap-2 rounded-full bg-achiote-wash pl-4 font-bold text-16 text-achiote-ink"
    >
      <Utensils aria-hidden size={18} />
      {tableLabel(mesa)}
      <IconButton
        label="Quitar la mesa"
        size="lg"
        icon={<X aria-hidden size={18} />}
        onClick={onLeave}
        className="rounded-full!"
      />
    </p>
  );
}

interface SendToTableProps {
  checkout: ReturnType<typeof useAccount>;
  onRemove: (itemId: string) => void;
  /** Opens a line whose options must be chosen again. */
  onChange: (itemId: string) => void;
  /** The courses that will wait, as people call them. */
  later: string;
}

/** Sends the order to the table's account with one tap. After a refusal it says why and keeps every line. */
export function SendToTable({ checkout, onRemove, onChange, later }: SendToTableProps) {
  const { attributes, changes, refused, failure, errors, isSending } = checkout;
  const problem = Object.values(errors)[0];
  return (
    <form noValidate onSubmit={attributes.onSubmit} className="grid gap-2">
      {changes.length > 0 && <PriceChanges changes={changes} />}
      {refused.length > 0 && (
        <RefusedNotice lines={refused} onRemove={onRemove} onChange={onChange} />
      )}
      <FailureAlert failure={failure} />
      {!failure && problem && <FormAlert>{problem}</FormAlert>}
      {later !== '' && (
        <p className="flex items-center gap-1.5 rounded-control bg-maiz-wash px-3 py-2 font-medium text-14 text-maiz-ink leading-tight">
          <Hourglass aria-hidden size={16} className="shrink-0" />
          {coursesMessages.willWait(later)}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        busy={isSending}
        busyLabel={checkoutMessages.processing}
        className="min-h-15 text-18"
      >
        {changes.length > 0 ? 'Enviar con los nuevos precios' : tablesMessages.send}
      </Button>
    </form>
  );
}
