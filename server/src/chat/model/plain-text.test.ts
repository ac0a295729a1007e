import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPlainStream, ownLinks, plainText } from './plain-text.ts';

const OWN = ownLinks({
  nombreAsistente: 'Marta',
  tono: 'calido',
  frasesConfirmacion: [],
  instruccionesCorreccion: 'La carta está en https://lasazon.example/carta.',
  parametros: [{ titulo: 'Web', valor: 'www.lasazon.com.co' }],
  redesSociales: { whatsapp: '310 555 0164', instagram: '@lasazon', facebook: '' },
});

describe('of what a model writes', () => {
  test.each([
    ['plain words stay', 'Son $32.900.\n\n¿Algo más?', 'Son $32.900.\n\n¿Algo más?'],
    [
      'markup goes',
      '## Menú\n**Ajiaco** con `crema` <br/><b>rico</b>',
      'Menú\nAjiaco con crema rico',
    ],
    ['a less-than sign is not a tag', 'menos < 20.000 > 10.000', 'menos < 20.000 > 10.000'],
    ['thoughts go', '<think>¿qué dirá?\nnada</think>Hola', 'Hola'],
    ['strange links go', 'mira https://malo.example/a?b=c, sí', 'mira , sí'],
    [
      'links without protocol are removed',
      'entra a malo.com o a www.malo.example.',
      'entra a o a .',
    ],
    ['scripts go', 'toca javascript:robar ya', 'toca ya'],
    ['hidden links go', 'toca [aquí](https://malo.example) ya', 'toca aquí ya'],
    [
      'a dot without a space is not a link',
      'Muy rico.Te lo recomiendo',
      'Muy rico.Te lo recomiendo',
    ],
    ['opening hours are not a link', 'De 8 a.m. a 10 p.m.', 'De 8 a.m. a 10 p.m.'],
    ['characters that reverse text are removed', 'a\u202eb\u0007c', 'abc'],
  ])('%s', (_, written, shown) => {
    expect(plainText(written, OWN)).toBe(shown);
  });

  test('the owner’s own links stay, however they are written', () => {
    const text =
      'wa.me/573105550164, https://www.instagram.com/lasazon/ y lasazon.com.co o https://lasazon.example/carta.';
    expect(plainText(text, OWN)).toBe(text);
  });

  test('a link that only begins like the owner’s is removed', () => {
    expect(plainText('https://wa.me/573105550164.malo.example/x', OWN)).toBe('');
  });
});

test('what is shown meanwhile is how the whole begins, wherever the pieces are cut', () => {
  const token = fc.constantFrom(
    'Hola',
    '**rico**',
    '\n\n',
    '# ',
    ' ',
    '<b>',
    '</b>',
    '[aquí](https://malo.example)',
    'https://malo.example/x',
    'wa.me/573105550164',
    'ajiaco 😀',
    '<think>no</think>',
    '$27.500.',
  );
  fc.assert(
    fc.property(fc.array(token), fc.array(fc.nat(7)), (tokens, cuts) => {
      const whole = tokens.join(' ');
      const say = openPlainStream(OWN);
      let heard = '';
      for (let at = 0, n = 0; at < whole.length; n++) {
        const length = 1 + (cuts[n % cuts.length] ?? 0);
        heard += say(whole.slice(at, at + length));
        at += length;
      }
      expect(plainText(whole, OWN).startsWith(heard)).toBe(true);
      expect(heard).not.toContain('malo');
    }),
  );
});
