import { chargeMessages } from '@comanda/contract/accounts/charge-screen.messages';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import type { Bill } from './bill.ts';
import { isUnpaidSale } from './unpaid-sales.ts';

interface MoreOrdersProps {
  orders: readonly Order[];
  bill: Bill;
  onAdd: (order: Order) => void;
}

/** Other orders of the same customer that nobody paid: they can be charged together. */
export function MoreOrders({ orders, bill, onAdd }: MoreOrdersProps) {
  const own = bill.rounds.map(({ order }) => order);
  const others = orders.filter(
    (order) =>
      isUnpaidSale(order) &&
      own.every(({ _id }) => _id !== order._id) &&
      own.some((one) => isSameCustomer(one, order)),
  );
  return others.map((order) => (
    <p
      key={order._id}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4"
    >
      <span className="min-w-0 flex-1">
        {chargeMessages.otherOrder(order.nombreCliente, shortId(order._id).toUpperCase())}
      </span>
      <Money amount={order.total} className="font-bold" />
      <Button
        variant="secondary"
        size="lg"
        icon={<Plus aria-hidden size={18} />}
        onClick={() => onAdd(order)}
      >
        {chargeMessages.addOrder}
      </Button>
    </p>
  ));
}

/** By their mail or phone; names are shared by many. */
function isSameCustomer(a: Order, b: Order): boolean {
  const isSame = (one: string | null, other: string | null) => Boolean(one) && one === other;
  return isSame(a.email, b.email) || isSame(a.telefono, b.telefono);
}
