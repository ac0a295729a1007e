import { chatMessages } from '@comanda/contract/chat/chat.messages';
import { CHATBOT_LIMITS } from '@comanda/contract/chat/chatbot-config.rules';
import { textMessages } from '@comanda/contract/text.messages';
import { describe, expect, test } from 'vitest';
import { addPhrase } from './chatbot-form.ts';

describe('a confirmation phrase', () => {
  test('is added at the end, trimmed', () => {
    expect(addPhrase(['hecho'], '  mándelo ')).toEqual({ phrases: ['hecho', 'mándelo'] });
  });

  test('is not added twice, whatever its accents and capitals', () => {
    expect(addPhrase(['mándelo'], 'MANDELO')).toEqual({
      problem: '«MANDELO» ya está en tu lista.',
    });
  });

  test('is refused when it is always understood', () => {
    expect(addPhrase([], 'Si')).toEqual({ problem: '«Si» ya se entiende siempre.' });
  });

  test('has a maximum length, and there is a maximum of phrases', () => {
    expect(addPhrase([], 'a'.repeat(CHATBOT_LIMITS.frase + 1))).toEqual({
      problem: textMessages.tooLong(CHATBOT_LIMITS.frase),
    });
    const full = Array.from({ length: CHATBOT_LIMITS.frases }, (_, at) => `frase ${at}`);
    expect(addPhrase(full, 'otra')).toEqual({
      problem: chatMessages.tooManyPhrases(CHATBOT_LIMITS.frases),
    });
  });
});
