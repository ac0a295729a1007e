import { isInstant } from '@comanda/contract/days';
import { AppError } from '../app-error.ts';

/** The place of an order in a list, newest first. */
export type Cursor = { horaCreacion: string; id: string };

export function writeCursor(row: { horaCreacion: Date; id: string }): string {
  return Buffer.from(`${row.horaCreacion.toISOString()} ${row.id}`).toString('base64url');
}

export function readCursor(text: string): Cursor {
  const [horaCreacion = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!isInstant(horaCreacion) || !/^[0-9a-f]{24}$/.test(id)) {
    throw new AppError('solicitud_invalida');
  }
  return { horaCreacion, id };
}
