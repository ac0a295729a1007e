import type { ChatbotConfig, ChatbotConfigInput } from '@comanda/contract/chat/chat';
import type { Tono } from '@comanda/contract/chat/chat.rules';
import { FIRST_PARAMETERS, type Red } from '@comanda/contract/chat/chatbot-config.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { newId } from '../../lib/new-id.ts';
import { ownPhrases } from './phrases.ts';

interface ParameterDraft {
  /** Only here, to tell the rows apart while they come and go. */
  key: string;
  titulo: string;
  valor: string;
}

/** The settings while they are being written. */
export interface ChatbotDraft {
  nombreAsistente: string;
  tono: Tono;
  frasesConfirmacion: readonly string[];
  /** Typed, not yet added. */
  fraseNueva: string;
  instruccionesCorreccion: string;
  redesSociales: Record<Red, string>;
  parametros: readonly ParameterDraft[];
}

/** What is stored; before anything is, a warm assistant who knows where the sede is and when it opens. */
export function draftOf(config: ChatbotConfig | null, sede: Location): ChatbotDraft {
  if (config) {
    const { nombreAsistente, tono, instruccionesCorreccion, redesSociales } = config;
    return {
      nombreAsistente,
      tono,
      frasesConfirmacion: ownPhrases(config.frasesConfirmacion),
      fraseNueva: '',
      instruccionesCorreccion,
      redesSociales,
      parametros: config.parametros.map(withKey),
    };
  }
  const [direccion, horarios] = FIRST_PARAMETERS;
  return {
    nombreAsistente: '',
    tono: 'calido',
    frasesConfirmacion: [],
    fraseNueva: '',
    instruccionesCorreccion: '',
    redesSociales: { whatsapp: '', instagram: '', facebook: '' },
    parametros: [
      withKey({ titulo: direccion, valor: sede.direccion }),
      withKey({ titulo: horarios, valor: sede.horario }),
    ],
  };
}

export function inputOf(draft: ChatbotDraft, dbName: string): ChatbotConfigInput {
  return {
    dbName,
    nombreAsistente: draft.nombreAsistente.trim(),
    tono: draft.tono,
    frasesConfirmacion: [...draft.frasesConfirmacion],
    instruccionesCorreccion: draft.instruccionesCorreccion.trim(),
    parametros: draft.parametros.map(({ titulo, valor }) => ({
      titulo: titulo.trim(),
      valor: valor.trim(),
    })),
    redesSociales: draft.redesSociales,
    productos: [],
    categorias: [],
  };
}

export function newParameter(): ParameterDraft {
  return withKey({ titulo: '', valor: '' });
}

function withKey(parameter: { titulo: string; valor: string }): ParameterDraft {
  return { ...parameter, key: newId() };
}
