import type { Account } from '@comanda/contract/accounts/accounts';
import type { openService } from './service.ts';

type Service = Awaited<ReturnType<typeof openService>>;

type OwnSede = {
  server: Pick<Service['server'], 'call'>;
  sede: Pick<Service['sede'], 'dbName'>;
  restaurant: Pick<Service['restaurant'], 'token'>;
};

/** Turns on the accounts of the sede's tables, as its owner would. */
export async function activateAccounts(
  { server, sede, restaurant }: OwnSede,
  cuentas: { qrSoloMesaAbierta?: boolean } = {},
): Promise<void> {
  const { token } = restaurant;
  const { dbName } = sede;
  const path = '/api/locations/ajustes';
  const { body } = await server.call('GET', `${path}?dbName=${dbName}`, { token });
  const ajustes = { cuentas: { activas: true, qrSoloMesaAbierta: false, ...cuentas } };
  const { version } = body;
  const answer = await server.call('PATCH', path, { token, body: { dbName, version, ajustes } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

type Seen = Pick<Account, '_id'> | undefined;

type Waiter = Pick<Service, 'sede' | 'waiter'> & { server: Pick<Service['server'], 'call'> };

/** The calls of a waiter about the tables of a sede. */
export function atTables({ server, sede, waiter }: Waiter) {
  const { dbName } = sede;
  const post = (path: string, body: object, key?: string) =>
    server.call('POST', path, {
      token: waiter.token,
      body: { dbName, ...body },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const on = (account: Seen, deed: string, body: object = {}, key?: string) =>
    post(`/api/accounts/${account?._id}/${deed}`, body, key);
  const list = async (): Promise<Account[]> => {
    const { body } = await server.call('GET', `/api/accounts?dbName=${dbName}`, waiter);
    return body.data;
  };
  return {
    list,
    /** The open account of a table. */
    at: async (mesa: string) => (await list()).find(({ mesas }) => mesas.includes(mesa)),
    open: (body: object) => post('/api/accounts/open', body),
    change: (account: Seen, body: object) =>
      server.call('PATCH', `/api/accounts/${account?._id}`, {
        token: waiter.token,
        body: { dbName, ...body },
      }),
    move: (account: Seen, body: object, key?: string) => on(account, 'move', body, key),
    lines: (account: Seen, body: object, key?: string) => on(account, 'lines', body, key),
    unmerge: (account: Seen, body: object = {}, key?: string) => on(account, 'unmerge', body, key),
    release: (account: Seen, body: object = {}) => on(account, 'release', body),
    bill: (account: Seen, body: object = {}) => on(account, 'bill', body),
    /** As somebody at the table, without a session. */
    visit: (query: object) =>
      server.call('GET', `/api/visits?${new URLSearchParams({ dbName, ...query })}`, {}),
    askFromTable: (body: object) =>
      server.call('POST', '/api/visits/bill', { body: { dbName, ...body } }),
  };
}
