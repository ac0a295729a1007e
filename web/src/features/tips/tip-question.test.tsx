// @vitest-environment happy-dom

import { tipMessages } from '@comanda/contract/accounts/tips.messages';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TipQuestion } from './tip-question.tsx';
import { tipAskOf, useTip } from './use-tip.ts';

afterEach(cleanup);

const ASK = { sugerido: 12_600, porcentaje: 10, total: 136_400 };

function Question({ ask = ASK }: { ask?: typeof ASK }) {
  const tip = useTip(ask);
  return (
    <>
      <TipQuestion tip={tip} />
      <output>{JSON.stringify(tip.answer)}</output>
    </>
  );
}

const answers = () => screen.getAllByRole('button');
const answer = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const tap = (text: RegExp | string) => userEvent.click(screen.getByRole('button', { name: text }));

test('three answers of equal weight, and none of them chosen', () => {
  render(<Question />);
  expect(answers().map((one) => one.textContent)).toEqual([
    'Sí, incluir $12.60010 %',
    'Otro valor',
    'No incluir',
  ]);
  expect(new Set(answers().map((one) => one.className)).size).toBe(1);
  expect(answers().every((one) => one.getAttribute('aria-pressed') === 'false')).toBe(true);
  expect(answer()).toBeNull();
});

test('yes takes what was suggested, and no takes nothing', async () => {
  render(<Question />);
  await tap(/^Sí/);
  expect(answer()).toEqual({ respuesta: 'si', valor: 12_600 });
  await tap(tipMessages.none);
  expect(answer()).toEqual({ respuesta: 'no', valor: 0 });
});

test('another amount may be more than was suggested, up to what the account costs', async () => {
  render(<Question />);
  await tap(tipMessages.other);
  expect(answer()).toBeNull();
  const field = screen.getByLabelText(tipMessages.otherLabel);
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '20.000');
  expect(answer()).toEqual({ respuesta: 'otro', valor: 20_000 });
  await userEvent.clear(field);
  await userEvent.type(field, '136401');
  expect(answer()).toBeNull();
  expect(screen.getByText(tipMessages.amount(136_400))).toBeTruthy();
});

test('who said yes is asked again when the suggestion changes', async () => {
  const { rerender } = render(<Question />);
  await tap(/^Sí/);
  rerender(<Question ask={{ ...ASK, sugerido: 15_000 }} />);
  expect(answer()).toBeNull();
  await tap(/^Sí/);
  expect(answer()).toEqual({ respuesta: 'si', valor: 15_000 });
});

test('the suggestion is counted before taxes', () => {
  const impuestos = [{ codigo: 'inc8', base: 126_296, valor: 10_104 }];
  expect(tipAskOf({ total: 136_400, impuestos }, 10).sugerido).toBe(12_600);
});
