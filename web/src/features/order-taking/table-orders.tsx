import { bogotaTime } from '@comanda/contract/days';
import type { Order } from '@comanda/contract/orders/orders';
import { isEditable, OPEN_ESTADOS, shortId } from '@comanda/contract/orders/orders.rules';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { isLocalId } from '../offline/outbox.ts';
import { ESTADO_LOOK } from '../orders/estado.ts';

interface TableOrderListProps {
  orders: readonly Order[];
  /** Adds the lines being taken to this order. Undefined while another order is being edited. */
  onJoin: ((order: Order) => void) | undefined;
}

/** The open orders of the chosen table, so that a second round does not become a second order. */
export function TableOrderList({ orders, onJoin }: TableOrderListProps) {
  if (orders.length === 0) return null;
  return (
    <section aria-label="Pedidos abiertos de esta mesa" className="grid gap-2">
      <p className="font-semibold text-14">Esta mesa ya tiene</p>
      <ul className="grid gap-2">
        {orders.map((order) => (
          <li
            key={order._id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-control bg-surface p-3 inset-ring inset-ring-line"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="figures text-18">{shortId(order._id).toUpperCase()}</span>
                <Badge tone={ESTADO_LOOK[order.estado].tone}>
                  {ESTADO_LOOK[order.estado].word}
                </Badge>
              </p>
              <p className="text-14 text-ink-soft">
                {bogotaTime(order.horaCreacion)} · {dishes(order)} · <Money amount={order.total} />
              </p>
            </div>
            {onJoin && isEditable(order) && !isLocalId(order._id) && (
              <Button variant="wash" size="lg" onClick={() => onJoin(order)}>
                Sumar a este pedido
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function dishes({ productos }: Order): string {
  const [first, ...others] = productos;
  return others.length > 0 ? `${first?.nombre} y ${others.length} más` : (first?.nombre ?? '');
}

const FEWEST = 12;
const MOST = 30;

/** The open orders of a table, newest first. */
export function openOrdersOf(orders: readonly Order[], mesa: string): Order[] {
  const wanted = mesaClave(mesa);
  if (wanted === '') return [];
  return orders.filter((order) => isOpenAt(order) && mesaClave(order.mesa ?? '') === wanted);
}

/** The tables to choose from: the first twelve, and more if today's orders name more. */
export function tablesAtHand(orders: readonly Order[]): string[] {
  const numbers = orders.map(({ mesa }) => Number(mesa)).filter((n) => n > 0 && n <= MOST);
  const count = Math.max(FEWEST, ...numbers);
  return Array.from({ length: count }, (_, at) => String(at + 1));
}

/** An order at a table is open until it is paid or cancelled. */
function isOpenAt({ tipo, estado }: Order): boolean {
  return tipo === 'en_local' && OPEN_ESTADOS.includes(estado);
}
