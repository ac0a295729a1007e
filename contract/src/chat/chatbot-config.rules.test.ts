import { describe, expect, it } from 'vitest';
import { chatMessages } from './chat.messages.ts';
import { CHATBOT_LIMITS, chatbotProblems, socialLink } from './chatbot-config.rules.ts';

describe('a social link', () => {
  it.each([
    ['whatsapp', '310 555 0164', 'https://wa.me/573105550164'],
    ['whatsapp', '+57 310-555-0164', 'https://wa.me/573105550164'],
    ['whatsapp', 'wa.me/573105550164', 'https://wa.me/573105550164'],
    ['instagram', '@la.sazon_2', 'https://www.instagram.com/la.sazon_2'],
    ['instagram', 'http://www.instagram.com/lasazon', 'https://www.instagram.com/lasazon'],
    ['facebook', 'lasazondemarta', 'https://www.facebook.com/lasazondemarta'],
    ['facebook', 'https://m.facebook.com/x?y=1', 'https://m.facebook.com/x?y=1'],
  ] as const)('of %s written "%s" leads to %s', (red, text, link) => {
    expect(socialLink(red, text)).toBe(link);
  });

  it.each([
    ['instagram', 'javascript:alert(1)'],
    ['instagram', 'https://instagram.com.malo.example/x'],
    ['instagram', 'https://instagram.com@malo.example'],
    ['facebook', 'https://instagram.com/x'],
    ['whatsapp', '123'],
    ['whatsapp', 'escríbeme'],
    ['facebook', ' '],
    ['facebook', 'dos palabras'],
  ] as const)('of %s is not "%s"', (red, text) => {
    expect(socialLink(red, text)).toBeNull();
  });
});

describe('the settings of the assistant', () => {
  it('may be empty', () => {
    expect(chatbotProblems({ dbName: 'centro' })).toEqual([]);
  });

  it('have a maximum length', () => {
    const problems = chatbotProblems({
      dbName: 'centro',
      nombreAsistente: 'x'.repeat(CHATBOT_LIMITS.nombreAsistente + 1),
      frasesConfirmacion: Array.from({ length: CHATBOT_LIMITS.frases + 1 }, () => 'sí'),
      instruccionesCorreccion: 'x'.repeat(CHATBOT_LIMITS.instrucciones + 1),
      parametros: [
        { titulo: ' ', valor: '' },
        { titulo: 'Parqueadero', valor: 'x'.repeat(CHATBOT_LIMITS.valor + 1) },
      ],
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'nombreAsistente',
      'instruccionesCorreccion',
      'frasesConfirmacion',
      'parametros.0.titulo',
      'parametros.1.valor',
    ]);
    expect(problems[3]?.message).toBe(chatMessages.parameterTitleRequired);
  });
});
