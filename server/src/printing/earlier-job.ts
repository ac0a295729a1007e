import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sede } from '../sessions/session.ts';
import { findJobByKey, releasePrintKey } from './printing.db.ts';

/** The job that was asked for with this key; null if there is none, or if it failed and may be asked for again. */
export async function earlierJob(
  tx: Db,
  sede: Sede,
  key: string | null,
  request_hash: Buffer,
): Promise<{ id: string; target: string; text: string } | null> {
  const known = key ? await findJobByKey(tx, sede, key) : undefined;
  if (!known) return null;
  const isSame = known.request_hash === null || known.request_hash.equals(request_hash);
  if (!isSame) throw new AppError('clave_reutilizada');
  if (known.estado !== 'fallido') return known;
  await releasePrintKey(tx, sede, known.id);
  return null;
}
