import { ReceiptText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NarrowedList } from '../../ui/filtered-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slip } from '../../ui/slip.tsx';

const SLIPS = ['a', 'b', 'c', 'd', 'e', 'f'];

type CompletedOrdersStateProps = Pick<
  ComponentProps<typeof NarrowedList>,
  'query' | 'isEmpty' | 'isNarrowed' | 'onClear' | 'children'
>;

/** The orders, or what stands in their place. */
export function CompletedOrdersState(props: CompletedOrdersStateProps) {
  return (
    <NarrowedList
      {...props}
      skeleton={<SlipsSkeleton />}
      failedTitle="No pudimos traer los pedidos"
      noMatch={{
        title: 'Ningún pedido coincide',
        text: 'Revisa lo que escribiste, el estado o las fechas.',
      }}
      empty={
        <EmptyState icon={<ReceiptText size={36} />} title="Todavía no hay pedidos terminados">
          Cuando un pedido se entregue, se facture o se cancele, lo encuentras aquí.
        </EmptyState>
      }
    />
  );
}

function SlipsSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Cargando pedidos</span>
      {SLIPS.map((slip) => (
        <Slip key={slip} className="grid gap-3 px-4 pt-5 pb-7">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-5" />
          <Skeleton className="h-24" />
          <Skeleton className="h-8" />
        </Slip>
      ))}
    </div>
  );
}
