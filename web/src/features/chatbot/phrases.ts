import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { DEFAULT_CONFIRMATION_PHRASES } from '@comanda/contract/chat/chat.rules';
import { CHATBOT_LIMITS } from '@comanda/contract/chat/chatbot-config.rules';
import { fold } from '@comanda/contract/fold';
import { cleanText, isTooLong } from '@comanda/contract/text';
import { textMessages } from '@comanda/contract/text.messages';

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
export function ownPhrases(stored: readonly string[]): string[] {
  return [...new Set(stored)].filter((phrase) => !isAlwaysUnderstood(phrase));
}

function isAlwaysUnderstood(phrase: string): boolean {
  return DEFAULT_CONFIRMATION_PHRASES.some((one) => fold(one) === fold(phrase));
}
