import { z } from 'zod';
import type { Order } from './orders/orders.ts';
import { dbNameSchema, tokenSchema } from './wire.ts';

/** Hints after a commit: the list of orders is the truth, `order.revision` shows a gap. */
export interface ServerToClientEvents {
  new_order: (order: Order) => void;
  updated_order: (order: Order) => void;
}

export interface MenuEvents {
  /** The sede's menu is now at `version`; whoever shows it asks for it again. */
  menu_changed: (change: MenuChange) => void;
}

export interface MenuChange {
  dbName: string;
  version: number;
}

/** What a visitor of the menu's namespace says: whose menu it shows. */
export const menuHandshakeSchema = z.object({ dbName: dbNameSchema });

/** Clients only listen: what they change goes through HTTP. */
export type ClientToServerEvents = Record<never, never>;

/** `seguimiento` is the token a guest got with its order; it opens that order only. */
export const handshakeAuthSchema = z.object({
  token: tokenSchema.nullish(),
  dbName: dbNameSchema,
  seguimiento: tokenSchema.nullish(),
});

export type HandshakeAuth = z.infer<typeof handshakeAuthSchema>;
