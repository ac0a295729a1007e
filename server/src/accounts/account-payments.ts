import { randomUUID } from 'node:crypto';
import { vueltasOf } from '@comanda/contract/accounts/cash.rules';
import type { Parte } from '@comanda/contract/accounts/split.rules';
import { cleanText } from '@comanda/contract/text';
import type { Selectable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { TillTables } from '../db/till-tables.ts';
import { AppError } from '../errors/app-error.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import type { AccountRow } from '../tables/account-rows.ts';
import { DATABASE_TIME, type Held } from './change-accounts.ts';
import type { Mark } from './deeds.ts';

export type PaymentRow = Selectable<TillTables['account_payments']>;

/** A row of money that is written; what is left out is null. */
type NewRow = Pick<PaymentRow, 'tipo' | 'metodo' | 'valor' | 'propina'> & {
  recibido?: number | null | undefined;
  referencia?: string | null | undefined;
  parte?: Parte | null;
  pedido?: string | null;
  motivo?: string;
  corrige?: string;
  turno: string | null;
  /** Of the payment that it takes back: the tip is theirs too. */
  mesero?: string | null;
  autorizadoPor?: string | undefined;
  mark?: Mark | null;
};

/** Money is insert only. */
export async function insertPayment(
  { tx, sede }: Held,
  row: AccountRow,
  author: Session,
  money: NewRow,
): Promise<void> {
  const { tipo, metodo, valor, propina, recibido, referencia, parte, turno, mark } = money;
  const isCash = tipo === 'pago' && metodo === 'efectivo';
  const given = isCash ? (recibido ?? valor + propina) : null;
  // Another account may have used the key since it was looked for; from here on the sede is locked.
  if (mark && (await chargedBefore(tx, sede, mark))) throw new AppError('clave_reutilizada');
  await tx
    .insertInto('account_payments')
    .values({
      ...sedeKeys(sede),
      id: randomUUID(),
      cuenta_id: row.id,
      tipo,
      metodo,
      valor,
      propina,
      recibido: given,
      vueltas: given === null ? null : vueltasOf({ valor, propina, recibido: given }),
      referencia: cleanText(referencia ?? '') || null,
      parte: parte ? JSON.stringify(parte) : null,
      pedido: money.pedido ?? null,
      motivo: money.motivo ?? null,
      corrige: money.corrige ?? null,
      turno_id: turno,
      empleado_id: author.actor.tipo === 'empleado' ? author.subjectId : null,
      mesero_id: money.mesero === undefined ? row.mesero_id : money.mesero,
      por: author.nombre || author.email,
      autorizadoPor: money.autorizadoPor ?? null,
      at: DATABASE_TIME,
      idempotency_key: mark?.clave ?? null,
      request_hash: mark ? hashOf(mark) : null,
    })
    .execute();
}

/** The account for which money moved with this key; null if none did. */
export async function chargedBefore(db: Db, sede: Sede, mark: Mark | null): Promise<string | null> {
  if (!mark) return null;
  const paid = await db
    .selectFrom('account_payments')
    .select(['cuenta_id', 'request_hash'])
    .where(inSede(sede))
    .where('idempotency_key', '=', mark.clave)
    .executeTakeFirst();
  if (paid && !paid.request_hash?.equals(hashOf(mark))) throw new AppError('clave_reutilizada');
  return paid?.cuenta_id ?? null;
}

function hashOf({ huella }: Mark): Buffer {
  return Buffer.from(huella, 'base64url');
}
