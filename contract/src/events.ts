import { z } from 'zod';
import type { Account } from './accounts/accounts.ts';
import type { Order } from './orders/orders.ts';
import { dbNameSchema, tokenSchema } from './wire.ts';

/**
 * Notices after a commit. The list of orders is the truth; a gap in `order.revision` shows a missed
 * notice.
 */
export interface ServerToClientEvents {
  new_order: (order: Order) => void;
  updated_order: (order: Order) => void;
  /** A table's account changed or was opened. An order that joins one tells only `new_order`. */
  updated_account: (account: Account) => void;
}

export interface MenuEvents {
  /** The sede's menu is now at `version`; screens that show it ask for it again. */
  menu_changed: (change: MenuChange) => void;
}

export interface MenuChange {
  dbName: string;
  version: number;
}

/** What a client of the menu's namespace sends: which sede's menu it shows. */
export const menuHandshakeSchema = z.object({ dbName: dbNameSchema });

/** Clients only listen; they change things through HTTP. */
export type ClientToServerEvents = Record<never, never>;

/** `seguimiento` is the token a guest got with an order; it gives access to that order only. */
export const handshakeAuthSchema = z.object({
  token: tokenSchema.nullish(),
  dbName: dbNameSchema,
  seguimiento: tokenSchema.nullish(),
});

export type HandshakeAuth = z.infer<typeof handshakeAuthSchema>;
