import { bogotaDateTime } from '../days.ts';
import type { TicketColumns } from './printing.ts';
import { ticketMessages } from './ticket.messages.ts';
import { wrap } from './ticket.ts';

/** Text that no order made, as it is printed: its last line says whose it is. */
export function signedText(
  text: string,
  { nombre, at }: { nombre: string; at: Date },
  columns: TicketColumns,
): string {
  const signature = ticketMessages.freeText(nombre, bogotaDateTime(at));
  return [text.trimEnd(), '', ...wrap(signature, columns)].join('\n');
}
