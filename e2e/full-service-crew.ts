import type { Browser, Page } from '@playwright/test';
import { DEMO, ownerToken } from './api.ts';
import { expect } from './product.ts';
import type { Product } from './product-process.ts';
import { enterAsStaff, touchWhenAsked } from './screens.ts';

const TABLET = { width: 1180, height: 820 };

/** An employee of the demo at their own tablet, in the section of their permiso. */
export async function atWork(
  browser: Browser,
  baseURL: string,
  email: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: TABLET });
  const page = await context.newPage();
  await prepare?.(page);
  await touchWhenAsked(page);
  await enterAsStaff(page, email);
  await expect(page.getByText('Conectado', { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
  return page;
}

export function staff(section: string): string {
  return `${section}.centro@lasazon.example`;
}

/** A second waiter at Centro, hired over the API. */
export async function hireWaiter({ url }: Product): Promise<string> {
  const email = `mesero-${Date.now()}@lasazon.example`;
  const headers = {
    authorization: `Bearer ${await ownerToken(url)}`,
    'content-type': 'application/json',
  };
  const roles = await fetch(`${url}/api/roles?dbName=${DEMO.dbName}`, { headers });
  const [cargo] = ((await roles.json()) as { data: { _id: string }[] }).data;
  const employee = {
    nombre: 'Camilo Ortega',
    edad: 27,
    telefono: '310 555 0199',
    direccion: 'Calle 9 # 3-12',
    cargo: cargo?._id,
    email,
    password: DEMO.password,
    permisos: ['pedidos'],
  };
  const answer = await fetch(`${url}/api/employees/createEmployees`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ dbName: DEMO.dbName, employees: [employee] }),
  });
  expect(answer.status, await answer.text()).toBe(201);
  return email;
}
