import type { Server as HttpServer } from 'node:http';
import type { Account } from '@comanda/contract/accounts/accounts';
import {
  handshakeAuthSchema,
  type MenuChange,
  type MenuEvents,
  menuHandshakeSchema,
  type ServerToClientEvents,
} from '@comanda/contract/events';
import { MENU_NAMESPACE } from '@comanda/contract/menu/menu.rules';
import type { Order } from '@comanda/contract/orders/orders';
import {
  agentHandshakeSchema,
  PRINT_NAMESPACE,
  type PrintEvents,
} from '@comanda/contract/printing/printing';
import { type Namespace, Server, type ServerOptions, type Socket } from 'socket.io';
import type { z } from 'zod';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { SocketBounds } from '../http/address-bounds.ts';
import { authoriseAgent } from '../sessions/print-agent.ts';
import {
  authoriseSede,
  hashToken,
  readSession,
  type Sede,
  type Session,
} from '../sessions/session.ts';

/** What nodes send each other. */
type NodeEvents = {
  menu_changed: (locationId: string, version: number) => void;
  dismissed: (room: string) => void;
};
type IoServer = Server<Record<never, never>, ServerToClientEvents, NodeEvents>;

/** Live notices after a commit. The list of orders remains the truth. */
export type Realtime = {
  publishOrder: (
    event: 'new_order' | 'updated_order',
    sede: Sede,
    order: Order,
    clientId: string | null,
  ) => void;
  publishAccount: (sede: Sede, account: Account) => void;
  /** Tells the other nodes, then every screen that has the sede's menu open. */
  publishMenu: (sede: Sede, version: number) => void;
  /** Calls the listener when another node changed a menu. */
  onMenuChanged: (listener: NodeEvents['menu_changed']) => void;
  /** Tells the sede's print agents that a job is waiting. */
  callPrinters: (sede: Sede) => void;
  /** Disconnects an agent whose token was revoked. */
  dismissAgent: (agentId: string) => void;
  /** Disconnects the sockets of a session that ended, on every node. */
  disconnect: (session: Pick<Session, 'tokenHash'>) => void;
  countSockets: () => number;
  /** Closes this node's sockets, which would keep the server open. */
  release: () => void;
  close: () => Promise<void>;
};

/** What sockets need to know of orders, given by the `orders` folder. */
type FollowedOrders = {
  /** The id of the order that a guest follows with this token. */
  findFollowed: (db: Db, sede: Sede, seguimiento: string) => Promise<string | null>;
  /** An order without what diners may not see. */
  presentToDiner: (order: Order) => Order;
};

type RealtimeOptions = {
  orders: FollowedOrders;
  /** Carries events between nodes. */
  adapter: ServerOptions['adapter'] | null;
  onEnded: (session: Pick<Session, 'tokenHash'>) => void;
  bounds: SocketBounds | null;
};

export function startRealtime(
  server: HttpServer,
  db: Db,
  { orders, adapter, onEnded, bounds }: RealtimeOptions,
): Realtime {
  const io: IoServer = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 16_384,
    ...(adapter && { adapter }),
    ...(bounds && { allowRequest: bounds.allowRequest }),
  });

  const admission = openSocketAdmission();
  const screens = io.of('/');
  admission.guard(screens, (socket) => enter(db, orders, socket));
  const menus: Namespace<Record<never, never>, MenuEvents> = io.of(MENU_NAMESPACE);
  admission.guard(menus, (socket) => enterMenu(db, socket));
  const printers: Namespace<Record<never, never>, PrintEvents> = io.of(PRINT_NAMESPACE);
  admission.guard(printers, (socket) => enterAsAgent(db, socket));
  bounds?.watch(io, ['/', MENU_NAMESPACE, PRINT_NAMESPACE]);
  io.on('dismissed', admission.turnAway);
  /**
   * Disconnects every socket in the room, connected or being admitted, on any node. Call it after
   * the commit.
   */
  const dismiss = (namespace: Namespace, room: string) => {
    admission.turnAway(room);
    if (adapter) io.serverSideEmit('dismissed', room);
    namespace.in(room).disconnectSockets(true);
  };

  return {
    publishOrder: (event, sede, order, clientId) => {
      const diners = [orderRoom(order._id), ...(clientId ? [clientRoom(clientId)] : [])];
      // Without other nodes and listeners there is nothing to send: a screen that connects now
      // reads a list with the order.
      const isHeard = (rooms: string[]) =>
        adapter || rooms.some((room) => screens.adapter.rooms.has(room));
      const [forStaff, forDiners] = [isHeard([sedeRoom(sede)]), isHeard(diners)];
      if (!forStaff && !forDiners) return;
      // The sender is answered first.
      setImmediate(() => {
        if (forStaff) io.to(sedeRoom(sede)).emit(event, order);
        if (forDiners) io.to(diners).emit(event, orders.presentToDiner(order));
      });
    },
    publishAccount: (sede, account) => {
      const isHeard = adapter || screens.adapter.rooms.has(sedeRoom(sede));
      if (!isHeard) return;
      // After the orders that were told before it.
      setImmediate(() => io.to(sedeRoom(sede)).emit('updated_account', account));
    },
    publishMenu: (sede, version) => {
      const change: MenuChange = { dbName: sede.dbName, version };
      // Both use one stream, so a node drops its copy before its screens ask for the menu.
      if (adapter) io.serverSideEmit('menu_changed', sede.locationId, version);
      menus.to(menuRoom(sede)).emit('menu_changed', change);
    },
    onMenuChanged: (listener) => {
      io.on('menu_changed', listener);
    },
    callPrinters: (sede) => {
      printers.to(printRoom(sede)).emit('print_job');
    },
    dismissAgent: (agentId) => {
      dismiss(printers, agentRoom(agentId));
    },
    disconnect: (session) => {
      onEnded(session);
      dismiss(screens, sessionRoom(session));
    },
    countSockets: () => io.engine.clientsCount,
    release: () => {
      io.local.disconnectSockets(true);
      menus.local.disconnectSockets(true);
      printers.local.disconnectSockets(true);
    },
    close: () => io.close(),
  };
}

async function enterMenu(db: Db, socket: Socket) {
  const { dbName } = understood(menuHandshakeSchema, socket);
  await socket.join(menuRoom(await authoriseSede(db, null, 'menu.read', dbName)));
}

async function enterAsAgent(db: Db, socket: Socket) {
  const { token } = understood(agentHandshakeSchema, socket);
  const { id } = await authoriseAgent(db, token);
  await socket.join(agentRoom(id));
  // A token revoked from now on finds the socket in its room; one revoked before fails this second
  // check.
  const { sede } = await authoriseAgent(db, token);
  await socket.join(printRoom(sede));
}

/** The server chooses the rooms: staff get the events of their sede, a diner those of their orders, a guest those of one order. */
async function enter(db: Db, orders: FollowedOrders, socket: Socket) {
  const { token, dbName, seguimiento } = understood(handshakeAuthSchema, socket);
  if (token) return enterWithSession(db, socket, token, dbName);
  if (!seguimiento) throw new AppError('no_autenticado');
  const sede = await authoriseSede(db, null, 'public', dbName);
  const orderId = await orders.findFollowed(db, sede, seguimiento);
  if (!orderId) throw new AppError('pedido_desconocido');
  await socket.join(orderRoom(orderId));
}

function understood<T extends z.ZodType>(schema: T, socket: Socket): z.infer<T> {
  const handshake = schema.safeParse(socket.handshake.auth);
  const isClean = !JSON.stringify(handshake.data ?? '').includes('\\u0000');
  if (!handshake.success || !isClean) throw new AppError('solicitud_invalida');
  return handshake.data;
}

async function enterWithSession(db: Db, socket: Socket, token: string, dbName: string) {
  // A session that ends from now on finds the socket in its room; one that ended before fails the
  // next read.
  await socket.join(sessionRoom({ tokenHash: hashToken(token) }));
  const session = await readSession(db, token);
  if (!session) throw new AppError('no_autenticado');
  if (session.actor.tipo === 'cliente') {
    await authoriseSede(db, session, 'orders.mine', dbName);
    await socket.join(clientRoom(session.subjectId));
  } else {
    await socket.join(sedeRoom(await authoriseSede(db, session, 'orders.listen', dbName)));
  }
  const expiry = setTimeout(
    () => socket.disconnect(true),
    session.expiresAt.getTime() - Date.now(),
  );
  socket.conn.once('close', () => clearTimeout(expiry));
}

const sedeRoom = (sede: Sede) => `sede:${sede.locationId}`;
const menuRoom = (sede: Sede) => `menu:${sede.locationId}`;
const printRoom = (sede: Sede) => `impresion:${sede.locationId}`;
const agentRoom = (agentId: string) => `agente:${agentId}`;
const clientRoom = (clientId: string) => `cliente:${clientId}`;
const orderRoom = (orderId: string) => `pedido:${orderId}`;
const sessionRoom = ({ tokenHash }: Pick<Session, 'tokenHash'>) =>
  `sesion:${tokenHash.toString('hex')}`;

/** Admits sockets to namespaces. */
type SocketAdmission = {
  /** A socket is connected to the namespace only after `enter` succeeds. */
  guard: (namespace: Namespace, enter: (socket: Socket) => Promise<unknown>) => void;
  /** Refuses the sockets in this room that are still being admitted. */
  turnAway: (room: string) => void;
};

/**
 * Socket.IO finds a socket by its rooms only once it is connected. If a session ended during
 * admission, `disconnectSockets` would miss the socket and it would be admitted afterwards. So a
 * socket first joins the room by which it is dismissed, and only then are its rights read: the read
 * sees what ended before, and what ends later finds the socket here or, once connected, in its
 * room.
 */
function openSocketAdmission(): SocketAdmission {
  const entering = new Set<Socket>();
  const dismissed = new WeakSet<Socket>();
  return {
    guard: (namespace, enter) => {
      namespace.use((socket, next) => {
        entering.add(socket);
        socket.conn.once('close', () => entering.delete(socket));
        enter(socket)
          .then(() => {
            if (dismissed.has(socket)) throw new AppError('no_autenticado');
            next();
          })
          .catch((error) => {
            entering.delete(socket);
            next(error instanceof AppError ? error : new AppError('servicio_no_disponible'));
          });
      });
      namespace.on('connection', (socket) => {
        entering.delete(socket);
        // It may have been dismissed between the last check and this event.
        if (dismissed.has(socket)) socket.disconnect(true);
      });
    },
    turnAway: (room) => {
      for (const socket of entering) if (socket.rooms.has(room)) dismissed.add(socket);
    },
  };
}
