import type { AddressInfo } from 'node:net';
import type { DemoAccounts } from './demo/demo.ts';
import type { Env } from './env.ts';

/** What a newcomer needs to see once the product is up. */
export function announce(
  address: AddressInfo | string | null,
  env: Pick<Env, 'HOST' | 'PUBLIC_URL'>,
  demo: DemoAccounts | null,
) {
  const port = typeof address === 'object' && address ? address.port : '';
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  const url = env.PUBLIC_URL ?? `http://${host}:${port}`;
  const lines = [`Comanda está en ${url}`];
  if (demo) {
    lines.push(
      '',
      `  Comensal       ${url}/restaurante/${demo.path}`,
      `  Propietaria    ${url}/login`,
      `                 ${demo.owner.email} · ${demo.owner.password}`,
      `  Empleados      ${url}/restaurante/${demo.path} → sede → ingresar`,
      ...demo.employees.map(
        ({ email, password, sede, permisos }) =>
          `                 ${email} · ${password} · ${sede}: ${permisos.join(', ')}`,
      ),
      `  Cliente        ${demo.client.email} · ${demo.client.password}`,
      `  API            ${url}/api/docs`,
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
