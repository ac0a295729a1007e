import type { ChatbotConfig, ChatbotConfigInput } from '@comanda/contract/chat/chat';
import {
  chatbotProblems,
  DEFAULT_ASSISTANT,
  REDES,
  type Red,
} from '@comanda/contract/chat/chatbot-config.rules';
import { cleanLines, cleanText, isBlank } from '@comanda/contract/text';
import { recordAudit } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { brokenRules } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { findChatbotConfig, saveChatbotConfig } from './chat.db.ts';

export async function configureChatbot(
  db: Db,
  sede: Sede,
  author: Session,
  input: ChatbotConfigInput,
): Promise<ChatbotConfig> {
  const problems = chatbotProblems(input);
  if (problems.length > 0) throw brokenRules(problems);
  const config = normalised(sede, input);
  await db.transaction().execute(async (tx) => {
    const before = await findChatbotConfig(tx, sede);
    await saveChatbotConfig(tx, sede, config);
    const entry = { action: 'configurado', entity: 'chatbot', entityId: sede.dbName } as const;
    await recordAudit(tx, author, sede, { ...entry, before, after: config });
  });
  return config;
}

function normalised(sede: Sede, input: ChatbotConfigInput): ChatbotConfig {
  const redes = REDES.map((red) => [red, cleanText(input.redesSociales?.[red] ?? '')]);
  const frases = (input.frasesConfirmacion ?? []).map(cleanText).filter((frase) => frase !== '');
  return {
    dbName: sede.dbName,
    nombreAsistente: isBlank(input.nombreAsistente)
      ? DEFAULT_ASSISTANT
      : cleanText(input.nombreAsistente ?? ''),
    tono: input.tono ?? 'calido',
    frasesConfirmacion: [...new Set(frases)],
    instruccionesCorreccion: cleanLines(input.instruccionesCorreccion ?? ''),
    parametros: (input.parametros ?? []).map(({ titulo, valor }) => ({
      titulo: cleanText(titulo),
      valor: cleanLines(valor),
    })),
    redesSociales: Object.fromEntries(redes) as Record<Red, string>,
  };
}
