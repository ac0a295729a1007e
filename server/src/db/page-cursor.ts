import { AppError } from '../errors/app-error.ts';

/** The place of a row in a list, newest first: its moment and its id. */
export type PageCursor = { at: string; id: string };

/** Clients send it back unread to get the next page. */
export function writeCursor(at: string, id: string): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Refuses a cursor that the server did not write. */
export function readCursor(
  text: string,
  isMoment: (at: string) => boolean,
  isId: (id: string) => boolean,
): PageCursor {
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  if (!isMoment(at) || !isId(id)) throw new AppError('solicitud_invalida');
  return { at, id };
}
