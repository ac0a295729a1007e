import { parseHorario } from '@comanda/contract/locations/opening-hours';
import { cleanLines, cleanText, isEmail, nameKey } from '@comanda/contract/text';
import { describe, expect, test } from 'vitest';
import { type Found, regularExpressions } from './regular-expressions.ts';

const { literals, made } = regularExpressions();

const SMALL = 10_000;
const LARGE = 100_000;
/** Ten times the text may take ten times the time; a quadratic expression takes a hundred times. */
const GROWTH = 30;
/** Milliseconds in which any linear expression reads the small text, on a busy machine. */
const PATIENCE = 25;

// A text that almost matches, a hundred thousand times: one character repeated, then another.
const ALWAYS = [' ', 'a', '0', '\n', '\t', '.', '-', ',', '_', '@', '<', 'é', '\u0301', '\u0001'];
const HEADS = ['', '1', '<a'];
const TAIL = '\u0000x';

test('there are expressions to check', () => {
  expect(literals.length).toBeGreaterThan(300);
});

describe('every regular expression of the product reads 100,000 hostile characters in linear time', () => {
  const files = Map.groupBy(literals, ({ where }) => where.replace(/:\d+$/, ''));
  test.each([...files])('%s', (_file, expressions) => {
    for (const expression of expressions) expectLinear(expression);
  });
});

test('expressions that are built at run time are few, and the functions that use them are linear', () => {
  expect(made.map((where) => where.replace(/:\d+$/, ''))).toEqual([
    ...Array(4).fill('contract/src/locations/opening-hours.ts'),
    // Our own migrations.
    'server/src/distribution/distribute.ts',
    // The owner's own links, letter by letter.
    'web/src/features/chat/chat-entry.tsx',
    // Our own addresses, joined by `|`.
    'web/src/lib/address.tsx',
  ]);
  for (const unit of [...ALWAYS, 'lun ', '9 a ', '9:00 ', '9 am - ', 'lunes a ', ', y ']) {
    expectGrowth(`parseHorario of ${JSON.stringify(unit)}`, (length) => {
      const text = `lunes 9${repeated(unit, length)}`;
      return () => parseHorario(text);
    });
  }
});

test.each([
  ['cleanText', cleanText],
  ['cleanLines', cleanLines],
  ['nameKey', nameKey],
  ['isEmail', isEmail],
])('%s reads the text that froze the product as fast as any other', (name, read) => {
  for (const unit of [' ', '\t', '\n', ' \n', '\u0001 ', '\u2028', 'a']) {
    expectGrowth(`${name} of ${JSON.stringify(unit)}`, (length) => {
      const text = `\u0001${repeated(unit, length)}x`;
      return () => read(text);
    });
  }
});

function expectLinear({ where, source, flags }: Found) {
  const pattern = new RegExp(source, [...new Set(`${flags.replace('y', '')}g`)].join(''));
  for (const unit of unitsOf(source)) {
    for (const head of HEADS) {
      expectGrowth(`${where} over ${JSON.stringify([head, unit])}`, (length) => {
        const text = head + repeated(unit, length) + TAIL;
        return () => text.replace(pattern, '');
      });
    }
  }
}

/** What the expression itself names: its letters and each pair of neighbours. */
function unitsOf(source: string): string[] {
  const letters = [...source.replace(/\\[a-zA-Z]/g, ' ').replace(/[\\^$*+?{}|()[\]]/g, '')];
  const pairs = letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
  return [...new Set([...ALWAYS, ...letters.slice(0, 12), ...pairs.slice(0, 12)])];
}

function repeated(unit: string, length: number): string {
  return unit.repeat(length / unit.length);
}

function expectGrowth(what: string, prepare: (length: number) => () => unknown) {
  const small = quickest(prepare(SMALL), PATIENCE);
  expect(small, `${what}: ${SMALL} characters`).toBeLessThan(PATIENCE);
  // Below the clock's precision counts as linear.
  const allowed = Math.max(small * GROWTH, PATIENCE * 10);
  const large = quickest(prepare(LARGE), allowed);
  expect(large, `${what}: ${LARGE} characters, ${SMALL} took ${small} ms`).toBeLessThan(allowed);
}

/** The fastest of at most ten, because the machine may be doing something else. */
function quickest(run: () => unknown, isFine: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 10 && least >= isFine; time++) {
    const began = performance.now();
    run();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
