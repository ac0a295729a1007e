// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useAddress } from '../../lib/address.tsx';
import { TestRouter } from '../../lib/test-router.tsx';
import { ConsolePanel } from './console-menu.tsx';

afterEach(cleanup);

const NO_ALERTS = {
  cocina: new Set<string>(),
  pedidos: new Set<string>(),
  caja: new Set<string>(),
};

function Console() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>{useAddress().pathname}</p>
      <ConsolePanel
        permisos={['caja', 'cocina']}
        active="caja"
        alerts={NO_ALERTS}
        onChoose={() => undefined}
        onSede={null}
        opener={null}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

test('the back button closes the open side menu and stays in the section', async () => {
  render(
    <TestRouter at="/console/caja" before="/console/cocina">
      <Console />
    </TestRouter>,
  );
  const menu = screen.getByRole('dialog', { name: 'Menú de secciones' });
  await waitFor(() => expect(window.history.state?.own).toBe(1));
  window.history.back();
  await waitFor(() => expect(menu.hasAttribute('open')).toBe(false));
  expect(screen.getByText('/console/caja')).toBeTruthy();
  await waitFor(() => expect(window.history.state?.own ?? 0).toBe(0));
});
