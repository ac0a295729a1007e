import type { Client } from '@comanda/contract/clients/clients';
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type ClientRow = Pick<
  Selectable<Tables['clients']>,
  'id' | 'nombre' | 'telefono' | 'direccion' | 'email' | 'fecha_registro'
>;

export function presentClient(row: ClientRow): Client {
  return {
    _id: row.id,
    nombre: row.nombre,
    direccion: row.direccion || null,
    telefono: row.telefono,
    email: row.email ?? '',
    fecha_registro: row.fecha_registro.toISOString(),
  };
}
