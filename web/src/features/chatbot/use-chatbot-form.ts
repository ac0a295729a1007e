import type { ChatbotConfig } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { chatbotProblems } from '@comanda/contract/chat/chatbot-config.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { useMemo } from 'react';
import { fieldErrors, messageOf } from '../../lib/api/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSaveChatbot } from './chatbot.queries.ts';
import { type ChatbotDraft, draftOf, inputOf } from './chatbot-draft.ts';
import { addPhrase } from './phrases.ts';

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
