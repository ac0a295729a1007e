import { restaurantPath } from '@comanda/contract/pages/addresses';
import type { DemoAccounts } from '../demo/demo.ts';

/** What a newcomer needs to see once the product is up. */
export function announce(
  url: string,
  { demo, isSimulated }: { demo: DemoAccounts | null; isSimulated: boolean },
) {
  const lines = [`Comanda está en ${url}`];
  if (demo) {
    lines.push(
      '',
      `  Comensal       ${url}${restaurantPath(demo.path)}`,
      `  Propietaria    ${url}/login`,
      `                 ${demo.owner.email} · ${demo.owner.password}`,
      `  Empleados      ${url}${restaurantPath(demo.path)} → sede → ingresar`,
      ...demo.employees.map(
        ({ email, password, sede, permisos }) =>
          `                 ${email} · ${password} · ${sede}: ${permisos.join(', ')}`,
      ),
      `  Cliente        ${demo.client.email} · ${demo.client.password}`,
      `  API            ${url}/api/docs`,
    );
  }
  if (isSimulated) {
    lines.push('', 'Los pagos son simulados: faltan WOMPI_PRIVATE_KEY y WOMPI_EVENTS_SECRET.');
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
