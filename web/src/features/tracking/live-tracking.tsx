import { bogotaTime } from '@comanda/contract/days';
import type { HandshakeAuth } from '@comanda/contract/events';
import { isAhead } from '@comanda/contract/kitchen/scheduled.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { cancellationOf } from '@comanda/contract/orders/cancelling.rules';
import { changesInWords } from '@comanda/contract/orders/order-changes.words';
import type { Order } from '@comanda/contract/orders/orders';
import { shortId } from '@comanda/contract/orders/orders.rules';
import { bareTable } from '@comanda/contract/orders/table.words';
import { socketMessages } from '@comanda/contract/pages/socket.messages';
import { useEffect, useRef } from 'react';
import { now } from '../../lib/clock.ts';
import { connect, useSocketStatus } from '../../lib/live/socket.ts';
import { useStored } from '../../lib/storage.ts';
import { type PlacedOrder, stored } from '../../lib/stored.ts';
import { toast } from '../../lib/toast.ts';
import { forWhen, startWords } from '../orders/for-when.ts';
import { isUnderWay } from '../orders/under-way.ts';
import { playSound, unlockIfTouched, unlockSound } from '../realtime/sounds.ts';
import { newlyCancelled, newlyEdited, newlyPrepared, useTrackedOrders } from './tracked-orders.ts';

/**
 * Follows the orders under way from any page, so that a diner on another page hears when one is
 * ready.
 */
export function OrderWatch({ location: { dbName, nombre } }: { location: Location }) {
  const tracked = useTrackedOrders(dbName);
  useLiveTracking({ dbName, ...tracked });
  usePreparedAlert({ ...tracked, sede: nombre, tellsMissed: true });
  return null;
}

interface LiveTracking {
  dbName: string;
  orders: readonly Order[];
  receive: (orders: readonly Order[]) => void;
  reload: () => void;
}

const NONE: PlacedOrder[] = [];

/**
 * Listens while an order is under way: a signed-in diner hears all their orders, a guest each by
 * its token.
 */
export function useLiveTracking({ dbName, orders, receive, reload }: LiveTracking): boolean {
  const isClient = useStored(stored.user)?.tipo === 'cliente';
  const token = useStored(stored.token);
  const placed = useStored(stored.placedOrders) ?? NONE;
  const underWay = orders.filter(isUnderWay);
  const session = isClient ? token : null;
  const followed = placed.flatMap(({ order, seguimiento }) =>
    seguimiento && underWay.some(({ _id }) => _id === order._id) ? [seguimiento] : [],
  );
  const doors = followed.join(' ');
  const listensToOwn = session !== null && underWay.length > followed.length;

  useEffect(() => {
    const auths: HandshakeAuth[] =
      doors === '' ? [] : doors.split(' ').map((seguimiento) => ({ dbName, seguimiento }));
    if (listensToOwn) auths.push({ dbName, token: session });
    const hear = (order: Order) => receive([order]);
    const hangUps = auths.map((auth) =>
      connect(auth, {
        // Changes made before the socket connected were missed.
        onConnect: reload,
        onDropped: reload,
        new_order: hear,
        updated_order: hear,
      }),
    );
    return () => {
      for (const hangUp of hangUps) hangUp();
    };
  }, [dbName, doors, session, listensToOwn, receive, reload]);

  return useSocketStatus() === socketMessages.connected;
}

const NOTICE_MS = 6000;

interface PreparedAlert {
  orders: readonly Order[];
  isKnown: boolean;
  sede: string;
  /**
   * Also announces changes made since the browser last heard of the order, because the page shows
   * them nowhere else.
   */
  tellsMissed?: boolean;
}

/**
 * Plays a sound, shows a toast and, if allowed, a notification when an order is prepared. A page that does not show the
 * orders also tells what the restaurant changed in them.
 */
export function usePreparedAlert(alert: PreparedAlert): void {
  const { orders, isKnown, sede, tellsMissed = false } = alert;
  const before = useRef<readonly Order[]>(undefined);

  useEffect(() => {
    unlockIfTouched();
    const unlock = () => void unlockSound();
    document.addEventListener('pointerdown', unlock, { once: true });
    return () => document.removeEventListener('pointerdown', unlock);
  }, []);

  useEffect(() => {
    if (!isKnown) {
      if (tellsMissed) before.current ??= orders;
      return;
    }
    const known = before.current ?? [];
    const prepared = newlyPrepared(known, orders);
    before.current = orders;
    if (tellsMissed) {
      newlyEdited(known, orders).forEach(tellChanges);
      for (const order of newlyCancelled(known, orders)) tellCancelled(order, sede);
    }
    for (const order of prepared) tell(order, sede);
  }, [orders, isKnown, sede, tellsMissed]);
}

function tellChanges(order: Order): void {
  const changes = changesInWords(order);
  if (changes.length === 0) return;
  const title = `El restaurante cambió tu pedido ${shortId(order._id).toUpperCase()}`;
  toast.info(title, {
    id: `${order._id} cambios`,
    description: changes.join(' '),
    duration: NOTICE_MS,
  });
}

function tellCancelled(order: Order, sede: string): void {
  const { text } = trackingWords(order, sede, now());
  const title = `La sede canceló tu pedido ${shortId(order._id).toUpperCase()}`;
  toast.warning(title, { id: order._id, description: text, duration: NOTICE_MS });
  void notify(title, text, order._id);
}

function tell(order: Order, sede: string): void {
  const { text } = trackingWords(order, sede, now());
  const title = `¡Tu pedido ${shortId(order._id).toUpperCase()} está preparado!`;
  playSound('pedidos');
  toast.success(title, { id: order._id, description: text, duration: NOTICE_MS });
  void notify(title, text, order._id);
}

async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag, lang: 'es-CO', icon: '/icons/comanda-192.png' };
  try {
    // On phones only the service worker may show notifications.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    navigator.vibrate?.([200, 100, 200]);
  }
}

interface TrackingWords {
  title: string;
  text: string;
}

/** How the order is doing, in words for the guest. */
export function trackingWords(order: Order, sede: string, now: Date): TrackingWords {
  const { programado, inicioCocina } = order;
  if (programado && inicioCocina && isAhead(order, now)) {
    return {
      title: forWhen(programado, now),
      text: sentence(startWords(inicioCocina, programado, now)),
    };
  }
  switch (order.estado) {
    case 'enviado':
      // Nobody in the kitchen may have seen it yet.
      return {
        title: programado ? forWhen(programado, now) : 'Recibimos tu pedido',
        text: 'Ya está en la lista de la sede. Aquí ves cuando esté preparado.',
      };
    case 'preparado':
      return { title: '¡Ya está preparado!', text: whereItGoes(order, sede) };
    case 'cancelado':
      return { title: 'Pedido cancelado', text: whyCancelled(order) };
    case 'dado_de_baja':
      return {
        title: 'Pedido dado de baja',
        text: `La sede dio de baja este pedido${at(order.fechaBaja)} Si tienes dudas, llámala.`,
      };
    default:
      return { title: 'Pedido entregado', text: '¡Buen provecho!' };
  }
}

function whyCancelled(order: Order): string {
  const { cancelo, motivo } = cancellationOf(order) ?? {};
  const when = at(order.fechaCancelado);
  if (cancelo === 'cliente') return `Cancelaste tu pedido${when}`;
  if (motivo) return `La sede canceló tu pedido${when} Motivo: ${motivo}`;
  return `La sede canceló tu pedido${when} Si no sabes por qué, llámala.`;
}

function whereItGoes({ tipo, mesa, direccion }: Order, sede: string): string {
  if (tipo === 'a_domicilio') return direccion ? `Sale para ${direccion}` : 'Sale para tu casa';
  if (tipo === 'para_llevar') return sede ? `Te espera en la sede ${sede}` : 'Te espera en la sede';
  return mesa ? `Va para la mesa ${bareTable(mesa)}` : 'Va para tu mesa';
}

/** A time already ends with a point: 'a las 7:10 p. m.' */
function sentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

/** The end of a sentence. The abbreviated time already has a full stop. */
function at(time: string | null): string {
  if (!time) return '.';
  const clock = bogotaTime(time);
  return ` a ${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}
