import type { Order, OrderUpdate } from '@comanda/contract/orders/orders';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type OrderRow = Omit<
  Selectable<Tables['orders']>,
  'restaurant_id' | 'location_id' | 'employee_id' | 'idempotency_key' | 'request_hash' | 'busqueda'
>;

/** `clave` and `huella` recognise an edit that is sent twice; they never leave the server. */
export type StoredUpdate = OrderUpdate & { clave?: string; huella?: string };

export function presentOrder(row: OrderRow, dbName: string): Order {
  return {
    _id: row.id,
    dbName,
    tipo: row.tipo,
    mesa: row.mesa,
    mesaConfirmada: row.mesaConfirmada,
    direccion: row.direccion,
    telefono: row.telefono,
    nombreCliente: row.nombreCliente,
    email: row.email,
    metodoPago: row.metodoPago,
    creadoPor: row.creadoPor,
    desconocido: row.origen !== null,
    productos: row.productos,
    total: row.total,
    estado: row.estado,
    horaCreacion: row.horaCreacion.toISOString(),
    updates: row.updates.map(({ clave: _key, huella: _hash, ...update }) => update),
    motivoBaja: row.motivoBaja,
    fechaPreparado: iso(row.fechaPreparado),
    fechaEntregado: iso(row.fechaEntregado),
    fechaCancelado: iso(row.fechaCancelado),
    fechaFacturado: iso(row.fechaFacturado),
    fechaBaja: iso(row.fechaBaja),
    revision: row.revision,
  };
}

/**
 * An order as a diner or a guest sees it. Which employee took or edited it, and whether the guest
 * is known, is for the restaurant only.
 */
export function presentToDiner(order: Order): Order {
  return {
    ...order,
    desconocido: false,
    // Diners may see their own e-mail.
    creadoPor: order.creadoPor === order.email ? order.creadoPor : null,
    updates: order.updates.map((update) => ({
      ...update,
      // An employee without a name is recorded under the e-mail.
      name: update.name === update.email ? '' : update.name,
      email: '',
    })),
  };
}

function iso(date: Date | null) {
  return date?.toISOString() ?? null;
}
