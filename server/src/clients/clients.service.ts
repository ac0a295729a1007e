import type {
  Client,
  ClientInput,
  ClientList,
  ClientListQuery,
  KnownClient,
  Visits,
} from '@comanda/contract/clients/clients';
import { clientProblems, POLICY_VERSION } from '@comanda/contract/clients/clients.rules';
import { bogotaDay, isInstant } from '@comanda/contract/days';
import { cleanText, isUuid } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import { type Db, isUniqueViolation } from '../db/db.ts';
import { readCursor, writeCursor } from '../db/page-cursor.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { writeCsv } from '../http/sheet.ts';
import type { Outbox } from '../mail/outbox.ts';
import { selectVisits } from '../orders/list-orders.service.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { hashPassword } from '../sessions/passwords.ts';
import type { Sede, Session } from '../sessions/session.ts';
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

const NO_VISITS: Visits = { visitas: 0, gastado: 0, ultimaVisita: null };

export async function listClients(
  db: Db,
  sede: Sede,
  { q, limit, cursor }: ClientListQuery,
): Promise<ClientList> {
  const after = cursor ? readCursor(cursor, isInstant, isUuid) : null;
  const { rows, total } = await selectClients(db, sede, { q: q?.trim() ?? '', limit, after });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const visits = await selectVisits(
    db,
    sede,
    page.map(({ id }) => id),
  );
  return {
    data: page.map((row) => ({ ...presentClient(row), ...(visits.get(row.id) ?? NO_VISITS) })),
    nextCursor: last ? writeCursor(last.fecha_registro.toISOString(), last.id) : null,
    total,
  };
}

const SHEET = ['Nombre', 'Teléfono', 'Correo', 'Dirección', 'Registro'];
const SHEET_VISITS = ['Visitas', 'Gastado', 'Última visita'];
/** A hundred thousand clients. */
const SHEET_PAGES = 200;

/** All clients that match, as a sheet. It holds personal data, so the trail says who took it. */
export async function writeClientSheet(
  db: Db,
  sede: Sede,
  owner: Session,
  q: string | undefined,
): Promise<string> {
  const rows: string[][] = [[...SHEET, ...SHEET_VISITS]];
  let cursor: string | undefined;
  for (let page = 0; page < SHEET_PAGES; page += 1) {
    const list = await listClients(db, sede, { dbName: sede.dbName, q, limit: 500, cursor });
    rows.push(...list.data.map(rowOf));
    if (list.nextCursor === null) break;
    cursor = list.nextCursor;
  }
  await recordAudit(db, owner, sede, {
    action: 'descargados',
    entity: 'cliente',
    entityId: sede.dbName,
    after: { clientes: rows.length - 1 },
  });
  return writeCsv(rows);
}

function rowOf(client: KnownClient): string[] {
  const { nombre, telefono, email, direccion, fecha_registro } = client;
  const { visitas, gastado, ultimaVisita } = client;
  return [
    ...[nombre, telefono, email, direccion ?? '', bogotaDay(fecha_registro)],
    ...[String(visitas), String(gastado), ultimaVisita ? bogotaDay(ultimaVisita) : ''],
  ];
}
