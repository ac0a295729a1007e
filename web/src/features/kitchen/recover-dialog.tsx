import { kitchenAge } from '@comanda/contract/kitchen/kitchen-age';
import { stationPlatos } from '@comanda/contract/kitchen/station-slips.rules';
import type { Station } from '@comanda/contract/menu/stations';
import type { Order } from '@comanda/contract/orders/orders';
import { takeBackMessages } from '@comanda/contract/orders/take-backs';
import { dishesOf } from '@comanda/contract/zones/fee-line';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { estadoAt, type Post, stationAt } from './kitchen-post.ts';
import { callOf } from './order-call.ts';
import { canTakeBack } from './slip-deeds.ts';

/** How many of the last ones are offered. */
const LAST = 20;

interface RecoverDialogProps {
  orders: readonly Order[];
  post: Post;
  stations: readonly Station[];
  now: Date;
  onRecover: (order: Order, platos: readonly string[]) => void;
  onClose: () => void;
}

/** Brings back what was finished by mistake: the last slips of this post, newest first. */
export function RecoverDialog(props: RecoverDialogProps) {
  const { orders, post, stations, now, onRecover, onClose } = props;
  const done = doneHere(orders, post, stations);
  return (
    <Dialog open onClose={onClose} title="Recuperar" size="md">
      {done.length === 0 ? (
        <EmptyState title="Nada por recuperar">
          Aquí quedan los últimos {LAST} pedidos que terminaste.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {done.map(({ order, since, platos }) => {
            const isActive = order.estado === 'enviado' || canTakeBack(order, now);
            return (
              <li
                key={order._id}
                className="flex items-center gap-3 rounded-control bg-sunken p-2 pl-3"
              >
                <div className="min-w-0 flex-1">
                  <p className="font-bold text-18">
                    {callOf(order)}
                    <span className="font-medium text-16 text-ink-soft">
                      {' '}
                      · {kitchenAge(since, now).text}
                    </span>
                  </p>
                  <p className="line-clamp-3 text-16 text-ink-soft leading-tight">
                    {isActive ? dishWords(order) : takeBackMessages.tooLate}
                  </p>
                </div>
                <Button
                  size="lg"
                  variant="secondary"
                  disabled={!isActive}
                  aria-label={`Recuperar ${callOf(order)}`}
                  onClick={() => {
                    onRecover(order, platos);
                    onClose();
                  }}
                >
                  Recuperar
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}

/** '2 Churrasco, 1 Limonada' */
function dishWords({ productos }: Order): string {
  return dishesOf(productos)
    .map(({ cantidad, nombre }) => `${cantidad} ${nombre}`)
    .join(', ');
}

/** The slips that this post finished last. */
function doneHere(orders: readonly Order[], post: Post, stations: readonly Station[]) {
  const isStation = stationAt(post, stations) !== undefined;
  return orders
    .filter((order) => estadoAt(order, post, stations) === 'preparado')
    .map((order) => {
      const platos = stationPlatos(order, stations)
        .filter(({ estacion, isHeld }) => !isHeld && (!isStation || estacion === post))
        .map(({ clave }) => clave);
      const struck = platos.flatMap((clave) => order.cocina.listo?.[clave] ?? []).sort();
      const since = order.fechaPreparado ?? struck.at(-1) ?? order.horaCreacion;
      return { order, since, platos };
    })
    .sort((a, b) => Date.parse(b.since) - Date.parse(a.since))
    .slice(0, LAST);
}
