import type {
  ClientUser,
  EmployeeUser,
  MembresiaParams,
  OwnerUser,
} from '@comanda/contract/auth/auth';
import type { Location, Restaurant } from '@comanda/contract/locations/locations';
import type { CartLine, Order } from '@comanda/contract/orders/orders';
import { storedObject, storedText } from './storage.ts';

/**
 * A line that is not ordered yet. `itemId` is created here, or is the index of a line being edited.
 */
export type CartItem = Omit<CartLine, 'itemId'> & { itemId: string };

/** The person signed in at a sede: a client or an employee. A guest is not stored. */
export type SessionUser = ClientUser | EmployeeUser;

interface OwnerAuth {
  user: OwnerUser;
  membresiaParams: MembresiaParams | null;
}

/** An order that this browser placed. A guest follows it with `seguimiento`. */
export interface PlacedOrder {
  order: Order;
  seguimiento: string | null;
}

/** The table whose code was scanned at `at` (ms). `firma` proves it to the server, `visita` the account that an order joined. */
interface ScannedTable {
  dbName: string;
  mesa: string;
  firma: string;
  cuenta?: string;
  visita?: string;
  at: number;
}

/** Values that the server's page already knows: the sede, and nothing else of this browser. */
const IN_PAGE = { isInPage: true };

/** Everything that the browser stores, under the keys that the product has always used. */
export const stored = {
  restaurant: storedObject<Restaurant>('RSTRNT', hasText('_id'), IN_PAGE),
  location: storedObject<Location>('LCTN', hasText('_id', 'dbName', 'nombre'), IN_PAGE),
  cart: storedObject<CartItem[]>('CRT', isCart),
  user: storedObject<SessionUser>('SR', hasText('tipo', 'nombre', 'email')),
  editingOrder: storedObject<Order>('DTRDR', hasText('_id', 'estado')),
  auth: storedObject<OwnerAuth>('AUTH', (value) => isRecord(value) && isOwner(value.user)),
  authUser: storedObject<OwnerUser>('auth_user', isOwner),
  token: storedText('token'),
  chatSessionId: storedText('chat_session_id'),
  /** The last part of the public link, to find the way back to it. */
  path: storedText('path'),
  /** Present once the notice of the data policy was closed. */
  policyNotice: storedText('PLTC'),
  /** The `dbName` of the sede whose menu this browser was shown last, to a guest or a client. */
  visited: storedText('VSTD'),
  /** The `_id`s of the categories that the menu is filtered by. */
  categories: storedObject<string[]>('CTGRS', Array.isArray, { isInTab: true }),
  /** The slot for which the diner puts an order together, at the sede where they chose it. */
  wanted: storedObject<{ dbName: string; programado: string }>(
    'PRGRMD',
    hasText('dbName', 'programado'),
    { isInTab: true },
  ),
  table: storedObject<ScannedTable>('MS', isTable),
  placedOrders: storedObject<PlacedOrder[]>('PDDS', isPlacedOrders),
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasText(...names: string[]) {
  return (value: unknown): boolean =>
    isRecord(value) && names.every((name) => typeof value[name] === 'string');
}

function isOwner(value: unknown): boolean {
  return hasText('id', 'email', 'estadoMembresia')(value);
}

function isTable(value: unknown): boolean {
  return hasText('dbName', 'mesa', 'firma')(value) && isRecord(value) && Number.isFinite(value.at);
}

function isCart(value: unknown): boolean {
  return Array.isArray(value) && value.every(isCartItem);
}

function isCartItem(value: unknown): boolean {
  return (
    hasText('itemId', 'id_sigo', 'nombre')(value) &&
    isRecord(value) &&
    Number.isFinite(value.precio) &&
    Number.isInteger(value.cantidad) &&
    Array.isArray(value.adiciones) &&
    // Carts of older versions have none.
    Array.isArray(value.grupos ?? [])
  );
}

function isPlacedOrders(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => isRecord(one) && hasText('_id')(one.order));
}
