import { tillViewMessages } from '@comanda/contract/accounts/till-views.messages';
import { storedText, useStored } from '../../lib/storage.ts';
import { Segment } from '../../ui/form/segment.tsx';

/** What this device's till showed last. */
const stored = storedText('CJVS');

/** By the accounts of tables, or by orders as they come. */
export type TillView = 'mesa' | 'pedido';

/** Where a sede keeps no accounts there are only orders. */
export function useTillView(hasAccounts: boolean): [TillView, (view: TillView) => void] {
  const chosen = useStored(stored) === 'pedido' ? 'pedido' : 'mesa';
  return [hasAccounts ? chosen : 'pedido', stored.set];
}

interface TillViewsProps {
  value: TillView;
  onChange: (view: TillView) => void;
}

export function TillViews({ value, onChange }: TillViewsProps) {
  return (
    <fieldset className="inline-flex w-fit items-center rounded-control border border-line bg-sunken p-px">
      <legend className="sr-only">Qué se cobra</legend>
      <Segment isChosen={value === 'mesa'} onChoose={() => onChange('mesa')}>
        {tillViewMessages.byTable}
      </Segment>
      <Segment isChosen={value === 'pedido'} onChoose={() => onChange('pedido')}>
        {tillViewMessages.byOrder}
      </Segment>
    </fieldset>
  );
}
