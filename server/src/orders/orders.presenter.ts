import type { Order, OrderUpdate } from '@comanda/contract/orders';
import type { Selectable } from 'kysely';
import type { Tables } from '../tables.ts';

export type OrderRow = Omit<
  Selectable<Tables['orders']>,
  'restaurant_id' | 'location_id' | 'employee_id' | 'idempotency_key' | 'request_hash' | 'busqueda'
>;

/** How an edit is known when its request comes twice; of no use to anybody else. */
export type StoredUpdate = OrderUpdate & { clave?: string; huella?: string };

export function presentOrder(row: OrderRow, dbName: string): Order {
  return {
    _id: row.id,
    dbName,
    tipo: row.tipo,
    mesa: row.mesa,
    direccion: row.direccion,
    telefono: row.telefono,
    nombreCliente: row.nombreCliente,
    email: row.email,
    metodoPago: row.metodoPago,
    creadoPor: row.creadoPor,
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

function iso(date: Date | null) {
  return date?.toISOString() ?? null;
}
