import { sql } from 'kysely';
import { anonymiseEntries } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { dropPapersOf } from '../printing/printing.service.ts';
import { inSede } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

/** Removes the name that was typed for the accounts of these orders, also from the audit log. */
export async function anonymiseAccountsOf(
  tx: Db,
  sede: Sede,
  orders: readonly string[],
  nobody: string,
): Promise<void> {
  if (orders.length === 0) return;
  const rows = await tx
    .selectFrom('orders')
    .select('cuentaId')
    .distinct()
    .where(inSede(sede))
    .where('id', 'in', orders)
    .where('cuentaId', 'is not', null)
    .execute();
  await anonymise(
    tx,
    sede,
    rows.flatMap(({ cuentaId }) => cuentaId ?? []),
    nobody,
  );
}

/** Of some accounts that still have a name, also if only the audit log has it; false if none has. */
export async function anonymiseSomeAccounts(
  tx: Db,
  sede: Sede,
  { nobody, limit }: { nobody: string; limit: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id::text AS id FROM accounts a WHERE ${inSede(sede, 'a')} AND a.nombre <> ${nobody}
    UNION
    SELECT e.entity_id FROM audit_entries e WHERE ${inSede(sede, 'e')} AND e.entity = 'cuenta'
      AND (e.before ->> 'nombre' <> ${nobody} OR e.after ->> 'nombre' <> ${nobody})
    LIMIT ${limit}`.execute(tx);
  await anonymise(
    tx,
    sede,
    rows.map(({ id }) => id),
    nobody,
  );
  return rows.length > 0;
}

async function anonymise(
  tx: Db,
  sede: Sede,
  ids: readonly string[],
  nobody: string,
): Promise<void> {
  if (ids.length === 0) return;
  await dropPapersOf(tx, sede, ids);
  await tx
    .updateTable('accounts')
    .set({ nombre: nobody })
    .where(inSede(sede))
    .where('id', 'in', ids)
    .where('nombre', 'is not', null)
    .execute();
  // A name that was taken away again is in the audit log all the same.
  await anonymiseEntries(tx, sede, { entity: 'cuenta', ids }, nobody);
}
