import { PERMISOS, type Permiso } from '@comanda/contract/permissions';
import { CLIENT_EMAIL } from './clients.ts';
import { OWNER, SEDES } from './restaurant.ts';
import { PASSWORD, STAFF, WAITRESS_AND_CLIENT } from './staff.ts';

type Account = { email: string; password: string };

export type DemoAccounts = {
  path: string;
  owner: Account;
  employees: (Account & { sede: string; permisos: readonly Permiso[] })[];
  client: Account;
  /** Both accounts have the same password, so the sign-in asks her which one to use. */
  clientAndEmployee: Account;
};

/** Enough to try everything: each section in one sede, and all of them in the other. */
export function demoAccounts(): DemoAccounts {
  const withPassword = (email: string) => ({ email, password: PASSWORD });
  const employees = SEDES.flatMap(({ key, nombre: sede }) =>
    STAFF[key]
      .filter(({ email, permisos }) =>
        key === 'centro'
          ? permisos.length === 1 && email !== WAITRESS_AND_CLIENT
          : permisos.length === PERMISOS.length,
      )
      .map(({ email, permisos }) => ({ ...withPassword(email), sede, permisos })),
  );
  return {
    path: OWNER.path,
    owner: withPassword(OWNER.email),
    employees,
    client: withPassword(CLIENT_EMAIL),
    clientAndEmployee: withPassword(WAITRESS_AND_CLIENT),
  };
}
