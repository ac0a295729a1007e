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
import { brokenRules, mergedOrRefused } from '../errors/app-error.ts';
import type { Sede, Session } from '../sessions/session.ts';
import { lockChatbotConfig, saveChatbotConfig } from './chat.db.ts';

export async function configureChatbot(
  db: Db,
  sede: Sede,
  author: Session,
  input: ChatbotConfigInput,
): Promise<ChatbotConfig> {
  const problems = chatbotProblems(input);
  if (problems.length > 0) throw brokenRules(problems);
  return db.transaction().execute(async (tx) => {
    const before = await lockChatbotConfig(tx, sede);
    const config = overStored(sede, input, before);
    await saveChatbotConfig(tx, sede, config);
    const entry = { action: 'configurado', entity: 'chatbot', entityId: sede.dbName } as const;
    await recordAudit(tx, author, sede, { ...entry, before, after: config });
    return config;
  });
}

/** The edit over the settings as they are now, which another tab may have saved meanwhile. */
function overStored(
  sede: Sede,
  { antes, ...input }: ChatbotConfigInput,
  before: ChatbotConfig | null,
): ChatbotConfig {
  const sent = normalised(sede, input);
  if (!before || !antes) return sent;
  const now = normalised(sede, before);
  const edit = { sent: { ...sent, antes: normalised(sede, antes) }, now, data: before };
  return normalised(sede, mergedOrRefused<ChatbotConfig>(edit));
}

type Fields = Omit<ChatbotConfigInput, 'dbName' | 'antes'>;

function normalised(sede: Sede, input: Fields): ChatbotConfig {
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
