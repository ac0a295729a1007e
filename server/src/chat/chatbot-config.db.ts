import type { ChatbotConfig } from '@comanda/contract/chat/chat';
import type { Db } from '../db/db.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede } from '../sessions/session.ts';

export async function findChatbotConfig(db: Db, sede: Sede): Promise<ChatbotConfig | null> {
  const row = await db
    .selectFrom('chatbot_configs')
    .select([
      'nombreAsistente',
      'tono',
      'frasesConfirmacion',
      'instruccionesCorreccion',
      'parametros',
      'redesSociales',
    ])
    .where(inSede(sede))
    .executeTakeFirst();
  return row ? { dbName: sede.dbName, ...row } : null;
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
