import type { SedeSettingsBody } from '@comanda/contract/locations/locations';
import type { openService } from './service.ts';

type Service = Awaited<ReturnType<typeof openService>>;

type Id = string | null | undefined;
type As = { key?: string; token?: string };

export const NO_TIP = { respuesta: 'no', valor: 0 } as const;

/** A till of a sede: its owner's settings, and the calls of its cashier. */
export function atTill({ server, sede, restaurant, cashier }: Service) {
  const { dbName } = sede;
  const post = (path: string, body: object, key?: string, token = cashier.token) =>
    server.call('POST', path, {
      token,
      body: { dbName, ...body },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const on = (id: string | null | undefined) => `/api/accounts/${id}`;
  return {
    post,
    settings: async (ajustes: SedeSettingsBody['ajustes']) => {
      const path = '/api/locations/ajustes';
      const { token } = restaurant;
      const all = await server.call('GET', `${path}/completos?dbName=${dbName}`, { token });
      const body = { dbName, version: all.body.version, ajustes };
      const saved = await server.call('PATCH', path, { token, body });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    },
    pay: (id: string | null | undefined, body: object, key?: string, token?: string) =>
      post(`${on(id)}/pay`, { propina: NO_TIP, ...body }, key, token),
    direct: (body: object, key?: string) => post('/api/accounts/direct', body, key),
    adjust: (id: string | null | undefined, body: object, token?: string) =>
      post(
        `${on(id)}/adjust`,
        { tipo: 'descuento', alcance: 'cuenta', motivo: 'Demora', ...body },
        undefined,
        token,
      ),
    /** A sale at the counter, charged at once: an account of its own. */
    sell: (pedidos: string[], pagos: object[], extra: object = {}, token?: string) =>
      post('/api/accounts/direct', { pedidos, pagos, ...extra }, undefined, token),
    shifts: atShifts(server, dbName, cashier.token),
    correct: (id: Id, pid: string, body: object = {}, as: As = {}) =>
      post(`${on(id)}/payments/${pid}/correct`, { motivo: 'Otra mesa', ...body }, as.key, as.token),
    replace: (id: Id, pid: string, body: object, as: As = {}) =>
      post(`${on(id)}/payments/${pid}/replace`, { motivo: 'Fue Nequi', ...body }, as.key, as.token),
    reopen: (id: Id, body: object = {}, as: As = {}) =>
      post(`${on(id)}/reopen`, { motivo: 'Mesa equivocada', ...body }, as.key, as.token),
    refund: (id: Id, body: object, as: As = {}) =>
      post(
        `${on(id)}/refund`,
        { motivo: 'Plato frío', metodo: 'efectivo', ...body },
        as.key,
        as.token,
      ),
    closed: (query: object = {}, token = cashier.token) =>
      server.call('GET', `/api/accounts/closed?${new URLSearchParams({ dbName, ...query })}`, {
        token,
      }),
    unadjust: (id: string | null | undefined, ajuste: string, token = cashier.token) =>
      server.call('DELETE', `${on(id)}/adjust/${ajuste}`, { token, body: { dbName } }),
  };
}

/** The calls about shifts, by the cashier unless somebody else is named. */
function atShifts(server: Service['server'], dbName: string, cashier: string) {
  const post = (path: string, body: object, token = cashier, key?: string) =>
    server.call('POST', `/api/till/${path}`, {
      token,
      body: { dbName, ...body },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const get = (path: string, query: object, token = cashier) =>
    server.call('GET', `/api/till${path}?${new URLSearchParams({ dbName, ...query })}`, { token });
  const count = { denominaciones: {}, otros: {} };
  return {
    open: (body: object = {}, token?: string) => post('open', { base: 200_000, ...body }, token),
    move: (id: string, body: object = {}, token?: string, key?: string) => {
      const gasto = { tipo: 'egreso', clase: 'gasto', valor: 5_000, motivo: 'Hielo' };
      return post(`${id}/move`, { ...gasto, ...body }, token, key);
    },
    close: (id: string, body: object = {}, token?: string) =>
      post(`${id}/close`, { ...count, ...body }, token),
    force: (id: string, token: string, body: object = {}) => post(`${id}/force`, body, token),
    recount: (id: string, token: string, body: object = {}) =>
      post(`${id}/recount`, { ...count, ...body }, token),
    read: (id: string, token?: string) => get(`/${id}`, {}, token),
    list: (query: object = {}, token?: string) => get('', query, token),
    day: (dia: string, token?: string) => get('/day', { dia }, token),
  };
}
