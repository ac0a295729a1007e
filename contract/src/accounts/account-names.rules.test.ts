import { describe, expect, it } from 'vitest';
import { furtherAccountName } from './account-names.rules.ts';

const none = { plan: [], open: [] };

describe('a further account of a table', () => {
  it.each([
    [[], '7 B'],
    [['7', '7 B'], '7 C'],
    [['7 C'], '7 B'],
    [['Mesa 07 b'], '7 C'],
  ])('beside open %j is %j', (open, name) =>
    expect(furtherAccountName('7', { plan: [], open })).toBe(name),
  );

  it('is asked of a further one too', () =>
    expect(furtherAccountName('7 B', { plan: [], open: ['7', '7 B'] })).toBe('7 C'));

  it('never has the name of a table of the plan', () =>
    expect(furtherAccountName('Barra', { plan: ['Barra', 'barra b'], open: [] })).toBe('Barra C'));

  it.each(['Barra A', 'Barra B', 'Salón 1A'])(
    'keeps the whole name of a table called %j',
    (mesa) => {
      expect(furtherAccountName(mesa, none)).toBe(`${mesa} B`);
      expect(furtherAccountName(mesa, { plan: ['Barra', mesa], open: [] })).toBe(`${mesa} B`);
    },
  );

  it('goes on after Z', () => {
    const letters = Array.from({ length: 25 }, (_, at) => `7 ${String.fromCharCode(66 + at)}`);
    expect(furtherAccountName('7', { plan: [], open: letters })).toBe('7 27');
    expect(furtherAccountName('7 27', { plan: [], open: [...letters, '7 27'] })).toBe('7 28');
  });
});
