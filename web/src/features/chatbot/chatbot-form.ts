import type { ChatbotConfig, ChatbotConfigInput } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { DEFAULT_CONFIRMATION_PHRASES, type Tono } from '@comanda/contract/chat/chat.rules';
import {
  CHATBOT_LIMITS,
  chatbotProblems,
  FIRST_PARAMETERS,
  type Red,
} from '@comanda/contract/chat/chatbot-config.rules';
import { fold } from '@comanda/contract/fold';
import type { Location } from '@comanda/contract/locations/locations';
import { cleanText, isTooLong } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';
import { useMemo } from 'react';
import { fieldErrors, messageOf } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSaveChatbot } from './chatbot.queries.ts';

/** The settings being written. Kept while the panel is closed, until they are saved or discarded. */
export function useChatbotForm(
  config: ChatbotConfig | null | undefined,
  sede: Location,
  onClose: () => void,
) {
  const initial = useMemo(() => draftOf(config ?? null, sede), [config, sede]);
  const save = useSaveChatbot(sede.dbName);

  const form = useForm({
    initial,
    check: (draft) => {
      const whole = withTypedPhrase(draft);
      if ('problem' in whole) return [{ path: 'fraseNueva', message: whole.problem }];
      return chatbotProblems(inputOf(whole, sede.dbName));
    },
    send: async (draft) => {
      // What was typed and never added would be lost without a word.
      const whole = withTypedPhrase(draft);
      if ('problem' in whole) return;
      form.set(whole);
      await save.mutateAsync(inputOf(whole, sede.dbName));
      toast.success(chatMessages.configured);
      form.discard();
    },
    refused: (error) => {
      toast.error(chatMessages.configFailed, { description: messageOf(error) });
      return { problems: fieldErrors(error) };
    },
    onClose,
  });

  const addTypedPhrase = () => {
    const { frasesConfirmacion, fraseNueva } = form.draft;
    const added = addPhrase(frasesConfirmacion, fraseNueva);
    if ('problem' in added) {
      form.refuse({ problems: { ...form.problems, fraseNueva: added.problem } });
    } else {
      form.set({ frasesConfirmacion: added.phrases, fraseNueva: '' });
    }
  };

  return { ...form, addTypedPhrase };
}

/** The draft with the phrase that was typed, or why that one cannot be. */
function withTypedPhrase(draft: ChatbotDraft): ChatbotDraft | { problem: string } {
  if (!draft.fraseNueva.trim()) return draft;
  const added = addPhrase(draft.frasesConfirmacion, draft.fraseNueva);
  if ('problem' in added) return added;
  return { ...draft, frasesConfirmacion: added.phrases, fraseNueva: '' };
}

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

function inputOf(draft: ChatbotDraft, dbName: string): ChatbotConfigInput {
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

type Added = { phrases: readonly string[] } | { problem: string };

/** One more phrase, or why not. Case and accents make no other phrase. */
export function addPhrase(phrases: readonly string[], typed: string): Added {
  const phrase = cleanText(typed);
  if (phrase === '') return { problem: 'Escribe una frase, por ejemplo «mándelo».' };
  if (isTooLong(phrase, CHATBOT_LIMITS.frase)) {
    return { problem: textMessages.tooLong(CHATBOT_LIMITS.frase) };
  }
  const isSame = (one: string) => fold(one) === fold(phrase);
  if (isAlwaysUnderstood(phrase)) {
    return { problem: `«${phrase}» ya se entiende siempre.` };
  }
  if (phrases.some(isSame)) return { problem: `«${phrase}» ya está en tu lista.` };
  if (phrases.length >= CHATBOT_LIMITS.frases) {
    return { problem: chatMessages.tooManyPhrases(CHATBOT_LIMITS.frases) };
  }
  return { phrases: [...phrases, phrase] };
}

/** The owner's own among those stored; the usual ones may be stored with them. */
function ownPhrases(stored: readonly string[]): string[] {
  return [...new Set(stored)].filter((phrase) => !isAlwaysUnderstood(phrase));
}

function isAlwaysUnderstood(phrase: string): boolean {
  return DEFAULT_CONFIRMATION_PHRASES.some((one) => fold(one) === fold(phrase));
}
