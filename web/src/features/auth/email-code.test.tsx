// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { CodeBoxes } from './email-code.tsx';

afterEach(cleanup);

function Boxes() {
  const [code, setCode] = useState('');
  return <CodeBoxes label="Código" value={code} onChange={setCode} />;
}

const open = () => {
  render(<Boxes />);
  return { input: screen.getByLabelText<HTMLInputElement>('Código'), user: userEvent.setup() };
};

describe('the six boxes of a code', () => {
  test('are one focused field for which phones offer the code', () => {
    const { input } = open();
    expect(screen.getAllByRole('textbox')).toEqual([input]);
    expect(document.activeElement).toBe(input);
    expect(input.inputMode).toBe('numeric');
    expect(input.autocomplete).toBe('one-time-code');
  });

  test('take only digits, and at most six', async () => {
    const { input, user } = open();
    await user.keyboard('4a0 72');
    expect(input.value).toBe('4072');
    await user.keyboard('15');
    expect(input.value).toBe('407215');
    await user.keyboard('{End}9');
    expect(input.value).toBe('407219');
  });

  test('find the code in any pasted text', async () => {
    const { input, user } = open();
    await user.keyboard('99');
    await user.paste('Tu código es 407 215.');
    expect(input.value).toBe('407215');
  });

  test('insert part of a code at the caret', async () => {
    const { input, user } = open();
    await user.keyboard('40');
    await user.paste('721');
    await user.keyboard('5');
    expect(input.value).toBe('407215');
  });

  test('backspace empties them from the right', async () => {
    const { input, user } = open();
    await user.keyboard('407215');
    await user.keyboard('{Backspace}');
    expect(input.value).toBe('40721');
    await user.keyboard('{Backspace}{Backspace}');
    expect(input.value).toBe('407');
    await user.keyboard('8');
    expect(input.value).toBe('4078');
  });

  test('arrow keys select a digit, and typing replaces it', async () => {
    const { input, user } = open();
    await user.keyboard('407215');
    await user.keyboard('{ArrowLeft}{ArrowLeft}9');
    expect(input.value).toBe('407915');
    await user.keyboard('{Home}1{ArrowRight}3');
    expect(input.value).toBe('103915');
  });

  test('backspace in the middle moves to the left', async () => {
    const { input, user } = open();
    await user.keyboard('407215');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}{Backspace}');
    expect(input.value).toBe('4015');
  });
});
