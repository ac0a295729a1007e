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
import { useMemo, useState } from 'react';
import { clashOf } from '../../lib/api/edit-clash.ts';
import { refusedAs } from '../../lib/api/failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSaveChatbot } from './chatbot.queries.ts';

/**
 * The form of the settings. It keeps what was typed while the panel is closed, until the owner saves or discards it.
 */
export function useChatbotForm(
  config: ChatbotConfig | null | undefined,
  sede: Location,
  onClose: () => void,
) {
  const [opened, setOpened] = useState(config);
  const initial = useMemo(() => draftOf(opened ?? null, sede), [opened, sede]);
  const save = useSaveChatbot(sede.dbName);

  const form = useForm({
    initial,
    check: (draft) => {
      const whole = withTypedPhrase(draft);
      if ('problem' in whole) return [{ path: 'fraseNueva', message: whole.problem }];
      return chatbotProblems(inputOf(whole, sede.dbName));
    },
    send: async (draft) => {
      // A phrase that the owner typed but did not add is saved too; otherwise it would be lost silently.
      const whole = withTypedPhrase(draft);
      if ('problem' in whole) return;
      form.set(whole);
      await save.mutateAsync({ ...inputOf(whole, sede.dbName), antes: antesOf(opened, initial) });
      toast.success(chatMessages.configured);
      form.discard();
    },
    refused: (error) => {
      const clash = clashOf<ChatbotConfig>(error);
      if (!clash) return refusedAs(chatMessages.configFailed, error);
      setOpened(clash.saved);
      return clash.refusal(clash.saved);
    },
    onClose,
  });
  // What another tab saved is taken over only while nothing is typed here.
  if (!form.isDirty && config !== opened) setOpened(config);

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

/** The draft with the typed phrase added, or why it cannot be added. */
function withTypedPhrase(draft: ChatbotDraft): ChatbotDraft | { problem: string } {
  if (!draft.fraseNueva.trim()) return draft;
  const added = addPhrase(draft.frasesConfirmacion, draft.fraseNueva);
  if ('problem' in added) return added;
  return { ...draft, frasesConfirmacion: added.phrases, fraseNueva: '' };
}

interface ParameterDraft {
  /** Tells the rows of the form apart; never sent. */
  key: string;
  titulo: string;
  valor: string;
}

/** The settings while the owner edits them. */
export interface ChatbotDraft {
  nombreAsistente: string;
  tono: Tono;
  frasesConfirmacion: readonly string[];
  /** Typed but not added yet. */
  fraseNueva: string;
  instruccionesCorreccion: string;
  redesSociales: Record<Red, string>;
  parametros: readonly ParameterDraft[];
}

/** The stored settings. Without any, a warm assistant that knows the address and the hours of the sede. */
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

/** What the form was opened with: the stored settings, or the ones it proposes. */
function antesOf(opened: ChatbotConfig | null | undefined, initial: ChatbotDraft) {
  const { dbName: _, ...antes } = opened ?? inputOf(initial, '');
  return antes;
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

/** Adds a phrase, or says why not. Phrases that differ only in case or accents are equal. */
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

/** The owner's own phrases; the stored list may also hold the standard ones. */
function ownPhrases(stored: readonly string[]): string[] {
  return [...new Set(stored)].filter((phrase) => !isAlwaysUnderstood(phrase));
}

function isAlwaysUnderstood(phrase: string): boolean {
  return DEFAULT_CONFIRMATION_PHRASES.some((one) => fold(one) === fold(phrase));
}
