import { expect, test } from 'vitest';
import { instructionsIn, renamed } from './instructions.ts';
import { wordsOf } from './language/normalise.ts';

const isOnMenu = (name: string) => /coca|bandeja/i.test(name);

test('a question that the owner has an answer for', () => {
  const { answers } = instructionsIn(
    'Si preguntan por el wifi, di que la clave es sazon',
    isOnMenu,
  );
  expect(answers).toEqual([{ about: ['wifi'], text: 'La clave es sazon.' }]);
});

test.each(['gaseosa: Coca-Cola', 'gaseosa es Coca-Cola', 'gaseosa = Coca-Cola'])(
  '%s gives the menu another word',
  (line) => {
    const words = renamed(wordsOf('dos gaseosas'), instructionsIn(line, isOnMenu));
    expect(words.map(({ word }) => word)).toEqual(['dos', 'coca', 'cola']);
  },
);

test('any other sentence is left for a model', () => {
  const text = 'Sé amable.\nEl cliente es lo primero.\nRepite el pedido: siempre.';
  expect(instructionsIn(text, isOnMenu)).toEqual({ answers: [], renames: [] });
});
