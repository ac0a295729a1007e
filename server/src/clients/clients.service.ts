import type {
  Client,
  ClientInput,
  ClientList,
  ClientListQuery,
} from '@comanda/contract/clients/clients';
import { clientProblems, POLICY_VERSION } from '@comanda/contract/clients/clients.rules';
import { isInstant } from '@comanda/contract/days';
import { cleanText, isUuid } from '@comanda/contract/text';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { readCursor, writeCursor } from '../db/page-cursor.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { hashPassword } from '../sessions/passwords.ts';
import type { Sede } from '../sessions/session.ts';
import { insertClient, insertConsent, presentClient, selectClients } from './clients.db.ts';

export type ClientDeps = { db: Db; realtime: Realtime; outbox: Outbox };

export async function registerClient(db: Db, sede: Sede, input: ClientInput): Promise<Client> {
  const problems = clientProblems(input);
  if (problems.length > 0) throw brokenRules(problems);
  const password_hash = await hashPassword(input.password ?? '');
  try {
    return await db.transaction().execute(async (tx) => {
      const client = await insertClient(tx, sede, {
        nombre: cleanText(input.nombre ?? ''),
        telefono: cleanText(input.telefono ?? ''),
        direccion: cleanText(input.direccion ?? ''),
        email: cleanText(input.email ?? '').toLowerCase(),
        password_hash,
      });
      if (input.aceptaPolitica) {
        const consent = { client_id: client.id, version: POLICY_VERSION, canal: 'registro' };
        await insertConsent(tx, sede, consent);
      }
      return presentClient(client);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'clients_email_key')) throw new AppError('correo_ya_registrado');
    throw error;
  }
}

export async function listClients(
  db: Db,
  sede: Sede,
  { q, limit, cursor }: ClientListQuery,
): Promise<ClientList> {
  const after = cursor ? readCursor(cursor, isInstant, isUuid) : null;
  const { rows, total } = await selectClients(db, sede, { q: q?.trim() ?? '', limit, after });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map(presentClient),
    nextCursor: last ? writeCursor(last.fecha_registro.toISOString(), last.id) : null,
    total,
  };
}
