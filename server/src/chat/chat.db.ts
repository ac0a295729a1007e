import type { Memory, Turn } from '@comanda/assistant/assistant';
import type { ChatbotConfig, ChatMessage, ChatUsage } from '@comanda/contract/chat/chat';
import { CHAT_IDLE_MS } from '@comanda/contract/chat/chat.rules';
import { DAY_MS } from '@comanda/contract/days';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/tables.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

const FORGET_AFTER_MS = DAY_MS;
const HISTORY_MAX = 20;

export type Talk = Pick<Selectable<Tables['chat_sessions']>, 'history' | 'memory'>;

export async function findTalk(db: Db, sede: Sede, id: string): Promise<Talk | undefined> {
  return db
    .selectFrom('chat_sessions')
    .select(['history', 'memory'])
    .where(inSede(sede))
    .where('id', '=', id)
    .where('last_at', '>', ago(CHAT_IDLE_MS))
    .executeTakeFirst();
}

/** True when this message began the talk, not another message of the same panel a moment ago. */
export async function beginTalk(tx: Db, sede: Sede, id: string): Promise<boolean> {
  const now = new Date();
  const fresh = { history: '[]', memory: '{}', started_at: now, last_at: now };
  const begun = await tx
    .insertInto('chat_sessions')
    .values({ ...keyOf(sede, id), ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'location_id', 'id'])
        .doUpdateSet(fresh)
        .where('chat_sessions.last_at', '<=', ago(CHAT_IDLE_MS)),
    )
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function dropTalk(tx: Db, sede: Sede, id: string): Promise<void> {
  await tx.deleteFrom('chat_sessions').where(inSede(sede)).where('id', '=', id).execute();
}

/**
 * Messages are appended in the database, so that two at once are both kept; the later memory wins.
 */
export async function continueTalk(
  db: Db,
  sede: Sede,
  id: string,
  said: readonly ChatMessage[],
  memory: Memory,
): Promise<void> {
  await sql`
    UPDATE chat_sessions SET
      last_at = ${new Date()},
      memory = ${asJson(memory)}::jsonb || (
        '{"mensajes":' || (COALESCE((memory ->> 'mensajes')::int, 0) + 1)::text || '}'
      )::jsonb,
      history = (
        SELECT jsonb_agg(message ORDER BY place) FROM (
          SELECT message, place
          FROM jsonb_array_elements(history || ${asJson(said)}::jsonb)
            WITH ORDINALITY AS talk (message, place)
          ORDER BY place DESC LIMIT ${HISTORY_MAX}
        ) AS kept
      )
    WHERE ${inSede(sede)}
      AND id = ${id}`.execute(db);
}

/** A restaurant without a plan includes none. */
export async function findQuota(db: Db, restaurantId: string, mes: string): Promise<ChatUsage> {
  const row = await db
    .selectFrom('owners as o')
    .leftJoin('plans as p', 'p.id', 'o.plan_id')
    .leftJoin('chat_usage as u', (join) =>
      join.onRef('u.restaurant_id', '=', 'o.id').on('u.mes', '=', firstDay(mes)),
    )
    .select(['p.chats_included', 'u.usados'])
    .where('o.id', '=', restaurantId)
    .executeTakeFirst();
  return { mes, usados: row?.usados ?? 0, incluidos: row?.chats_included ?? 0 };
}

/** False when the month has none left, however many ask at once. */
export async function spendChat(
  tx: Db,
  restaurantId: string,
  { mes, incluidos }: ChatUsage,
): Promise<boolean> {
  if (incluidos === 0) return false;
  const spent = await tx
    .insertInto('chat_usage')
    .values({ restaurant_id: restaurantId, mes: firstDay(mes), usados: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'mes'])
        .doUpdateSet((eb) => ({ usados: eb('chat_usage.usados', '+', 1) }))
        .where('chat_usage.usados', '<', incluidos),
    )
    .returning('usados')
    .executeTakeFirst();
  return spent !== undefined;
}

/** The facts about the place that a diner may ask for. */
export async function findPlace(db: Db, sede: Sede): Promise<Turn['sede']> {
  return db
    .selectFrom('locations')
    .select(['nombre', 'direccion', 'telefono', 'horario'])
    .where('restaurant_id', '=', sede.restaurantId)
    .where('id', '=', sede.locationId)
    .executeTakeFirstOrThrow();
}

export async function deleteOldTalks(db: Db): Promise<void> {
  await db.deleteFrom('chat_sessions').where('last_at', '<', ago(FORGET_AFTER_MS)).execute();
}

/** PostgreSQL refuses a text with a lone surrogate. */
function asJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}

function keyOf(sede: Sede, id: string) {
  return { ...sedeKeys(sede), id };
}

function firstDay(mes: string): string {
  return `${mes}-01`;
}

function ago(ms: number): Date {
  return new Date(Date.now() - ms);
}

export async function findChatbotConfig(db: Db, sede: Sede): Promise<ChatbotConfig | null> {
  const row = await selectConfig(db, sede).executeTakeFirst();
  return row ? { dbName: sede.dbName, ...row } : null;
}

/** The same, so that nobody else changes it during the transaction. */
export async function lockChatbotConfig(tx: Db, sede: Sede): Promise<ChatbotConfig | null> {
  const row = await selectConfig(tx, sede).forUpdate().executeTakeFirst();
  return row ? { dbName: sede.dbName, ...row } : null;
}

function selectConfig(db: Db, sede: Sede) {
  return db
    .selectFrom('chatbot_configs')
    .select([
      'nombreAsistente',
      'tono',
      'frasesConfirmacion',
      'instruccionesCorreccion',
      'parametros',
      'redesSociales',
    ])
    .where(inSede(sede));
}

export async function saveChatbotConfig(
  tx: Db,
  sede: Sede,
  { dbName: _, parametros, redesSociales, ...texts }: ChatbotConfig,
): Promise<void> {
  const values = {
    ...texts,
    parametros: JSON.stringify(parametros),
    redesSociales: JSON.stringify(redesSociales),
    updated_at: new Date(),
  };
  await tx
    .insertInto('chatbot_configs')
    .values({ ...sedeKeys(sede), ...values })
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'location_id']).doUpdateSet(values),
    )
    .execute();
}
