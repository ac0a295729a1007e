// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Link } from 'wouter';
import { useAddress } from './address.tsx';
import { TestRouter } from './test-router.tsx';
import { useAddressState } from './use-address-state.ts';

afterEach(cleanup);

interface State {
  a: string;
  b: string;
}
const read = (params: URLSearchParams): State => ({
  a: params.get('a') ?? '',
  b: params.get('b') ?? '',
});
const write = (_params: URLSearchParams, state: State) =>
  new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''));

function Screen() {
  const [{ a, b }, change] = useAddressState(read, write);
  return (
    <>
      <input aria-label="a" value={a} onChange={({ target }) => change({ a: target.value })} />
      <button type="button" onClick={() => change({ b: 'x' })}>
        b
      </button>
      <p>{`a=${a} b=${b}`}</p>
      <output>{useAddress().search}</output>
      <Link to="/">inicio</Link>
    </>
  );
}

const open = (address: string) =>
  render(
    <TestRouter at={address}>
      <Screen />
    </TestRouter>,
  );
const address = () => screen.getByRole('status').textContent;

it('starts from the address', () => {
  open('/?a=uno&b=dos');
  expect(screen.getByText('a=uno b=dos')).toBeTruthy();
});

it('keeps both of two changes made in one turn, and writes both to the address', async () => {
  open('/');
  await userEvent.type(screen.getByLabelText('a'), 'hola');
  await userEvent.click(screen.getByRole('button', { name: 'b' }));
  expect(screen.getByText('a=hola b=x')).toBeTruthy();
  await vi.waitFor(() => expect(address()).toBe('?a=hola&b=x'));
});

it('follows a link to the same screen without filters', async () => {
  open('/?a=uno');
  await userEvent.type(screen.getByLabelText('a'), 's');
  await vi.waitFor(() => expect(address()).toBe('?a=unos'));
  await userEvent.click(screen.getByRole('link', { name: 'inicio' }));
  expect(screen.getByText('a= b=')).toBeTruthy();
  expect(address()).toBe('');
});
