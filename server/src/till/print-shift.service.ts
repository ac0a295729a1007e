import { randomUUID } from 'node:crypto';
import type { Paper, PaperBody } from '@comanda/contract/printing/printing';
import { isUuid } from '@comanda/contract/text';
import { closingTicket } from '@comanda/contract/till/closing-ticket';
import { soFarTicket } from '@comanda/contract/till/so-far-ticket';
import { DATABASE_TIME } from '../accounts/change-accounts.ts';
import { AppError } from '../errors/app-error.ts';
import { paperHead, printPaper } from '../printing/print-paper.service.ts';
import type { PrintingDeps } from '../printing/printing.service.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import type { TillDeps } from './blind.ts';
import { lockShift } from './till.db.ts';
import { readShift, requireOwn } from './till.service.ts';

/** Prints the closing report of one's own shift, or of any by who may review; of one that is open, how it goes. */
export async function printShift(
  deps: TillDeps & PrintingDeps,
  sede: Sede,
  author: Session,
  id: string,
  { impresora, navegador }: PaperBody,
  key: string | null,
): Promise<Paper> {
  if (!isUuid(id)) throw new AppError('turno_desconocido');
  const shift = await readShift(deps, sede, author, id);
  const { numero, caja } = shift;
  const { tiquete } = (await deps.menus.read(sede)).ajustes;
  const head = await paperHead(deps.db, sede, tiquete.nit);
  const asunto = `turno ${id}`;
  if (numero === null) {
    const wanted = { impresora, navegador, asunto, que: 'x' };
    return printPaper(deps, sede, author, wanted, key, async () => ({
      // Each says how it was then.
      documento: `x ${randomUUID()}`,
      wasPrintedBefore: false,
      write: (options) => soFarTicket(shift, head, options),
      entry: { entity: 'turno', entityId: id, after: { documento: 'x', caja } },
      remember: async () => undefined,
    }));
  }
  const wanted = { impresora, navegador, asunto, que: 'z' };
  return printPaper(deps, sede, author, wanted, key, async (tx) => {
    const { impreso } = requireOwn(await lockShift(tx, sede, id), author);
    return {
      documento: 'z',
      wasPrintedBefore: impreso !== null,
      write: (options) => closingTicket(shift, head, options),
      entry: { entity: 'turno', entityId: id, after: { documento: 'z', numero, caja } },
      remember: async () => {
        if (impreso !== null) return;
        await tx
          .updateTable('till_shifts')
          .set({ impreso: DATABASE_TIME })
          .where(inSede(sede))
          .where('id', '=', id)
          .execute();
      },
    };
  });
}
