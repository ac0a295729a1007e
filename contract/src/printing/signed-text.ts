import { bogotaDateTime } from '../days.ts';
import type { TicketColumns } from './printing.ts';
import { ticketMessages } from './ticket.messages.ts';
import { wrap } from './ticket.ts';

/** Free text as it is printed: the last line says who wrote it. */
export function signedText(
  text: string,
  { nombre, at }: { nombre: string; at: Date },
  columns: TicketColumns,
): string {
  const signature = ticketMessages.freeText(nombre, bogotaDateTime(at));
  return [text.trimEnd(), '', ...wrap(signature, columns)].join('\n');
}
