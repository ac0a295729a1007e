import type { ChatbotConfig } from '@comanda/contract/chat/chat';
import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { chatbotProblems } from '@comanda/contract/chat/chatbot-config.rules';
import type { Location } from '@comanda/contract/locations/locations';
import { useMemo, useState } from 'react';
import { byField, fieldErrors } from '../../lib/failure.ts';
import { toast } from '../../lib/toast.ts';
import { useSaveChatbot } from './chatbot.queries.ts';
import { type ChatbotDraft, draftOf, inputOf } from './chatbot-draft.ts';
import { addPhrase } from './phrases.ts';

type Errors = Record<string, string>;

/** The settings being written. Kept while the panel is closed, until they are saved or discarded. */
export function useChatbotForm(
  config: ChatbotConfig | null | undefined,
  sede: Location,
  onSaved: () => void,
) {
  const initial = useMemo(
    () => (config === undefined ? null : draftOf(config, sede)),
    [config, sede],
  );
  const [edited, setEdited] = useState<ChatbotDraft | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const save = useSaveChatbot(sede.dbName);
  const draft = edited ?? initial;

  const change = (part: Partial<ChatbotDraft>) => {
    if (!draft) return;
    setEdited({ ...draft, ...part });
    setErrors(without(errors, Object.keys(part)));
  };
  const discard = () => {
    setEdited(null);
    setErrors({});
  };

  /** The draft with the phrase that was typed, or null where that one cannot be. */
  const withTypedPhrase = (): ChatbotDraft | null => {
    if (!draft) return null;
    const added = addPhrase(draft.frasesConfirmacion, draft.fraseNueva);
    if ('problem' in added) {
      setErrors({ ...errors, fraseNueva: added.problem });
      return null;
    }
    return { ...draft, frasesConfirmacion: added.phrases, fraseNueva: '' };
  };
  const addTypedPhrase = () => {
    const next = withTypedPhrase();
    if (next) change(next);
  };

  const submit = () => {
    // What was typed and never added would be lost without a word.
    const whole = draft?.fraseNueva.trim() ? withTypedPhrase() : draft;
    if (!whole) return;
    setEdited(whole);
    const input = inputOf(whole, sede.dbName);
    const problems = byField(chatbotProblems(input));
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    save.mutate(input, {
      onSuccess: () => {
        toast.success(chatMessages.configured);
        discard();
        onSaved();
      },
      onError: (error) => {
        toast.error(chatMessages.configFailed, { description: error.message });
        setErrors(fieldErrors(error));
      },
    });
  };

  return {
    draft,
    change,
    addTypedPhrase,
    errors,
    submit,
    discard,
    isSaving: save.isPending,
    isDirty: edited !== null && JSON.stringify(edited) !== JSON.stringify(initial),
  };
}

/** A field that is being mended says nothing; nor do the rows of a list, whose places change. */
function without(errors: Errors, fields: string[]): Errors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.includes(path.split('.')[0] ?? '')),
  );
}
