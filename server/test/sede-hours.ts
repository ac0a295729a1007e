import { addDays, bogotaDay } from '@comanda/contract/days';
import type { SedeSettingsBody } from '@comanda/contract/locations/locations';
import { expect } from 'vitest';
import type { openService } from './service.ts';

type Service = Pick<
  Awaited<ReturnType<typeof openService>>,
  'server' | 'sede' | 'restaurant' | 'draft'
>;

type Horas = NonNullable<SedeSettingsBody['ajustes']['horas']>;

const DAY = [{ desde: '00:00', hasta: '24:00' }];
const week = (...day: typeof DAY) => Array.from({ length: 7 }, () => day);

export const ALWAYS_OPEN: Horas = { semana: week(...DAY), excepciones: [], festivos: 'normal' };
/** Closed today and tomorrow, whatever the time is, and open after that. */
export const closedNow = (): Horas => {
  const today = bogotaDay(new Date());
  const excepciones = [today, addDays(today, 1)].map((fecha) => ({
    fecha,
    nombre: '',
    intervalos: [],
  }));
  return { semana: week(...DAY), excepciones, festivos: 'normal' };
};
export const SCHEDULES = { activo: true, desdeMin: 0, dias: 2 };

/** What the owner sets of when a sede takes orders, and what diners ask for. */
export function atSede({ server, sede, restaurant, draft }: Service) {
  const { dbName } = sede;
  const { token } = restaurant;
  const readAll = () =>
    server.call('GET', `/api/locations/ajustes/completos?dbName=${dbName}`, { token });
  const save = async (ajustes: SedeSettingsBody['ajustes']) => {
    const { version } = (await readAll()).body;
    const body = { dbName, version, ajustes };
    return server.call('PATCH', '/api/locations/ajustes', { token, body });
  };
  return {
    readAll,
    save,
    set: async (ajustes: SedeSettingsBody['ajustes']) => {
      const { status, body } = await save(ajustes);
      expect(status, JSON.stringify(body)).toBe(200);
    },
    say: (verb: 'pause' | 'resume' | 'extra', body: object = {}, by = token) =>
      server.call('POST', `/api/sede/${verb}`, { token: by, body: { dbName, ...body } }),
    /** As a guest who orders to go. */
    order: (extra: object = {}, options: { token?: string; key?: string } = {}) =>
      server.call('POST', '/api/orders/create', {
        ...(options.token && { token: options.token }),
        body: draft({ tipo: 'para_llevar', mesa: null, ...extra }),
        headers: options.key ? { 'idempotency-key': options.key } : {},
      }),
    slots: async (
      dia: string,
      tipo = 'para_llevar',
    ): Promise<{ franja: string; llena: boolean }[]> =>
      (await server.call('GET', `/api/locations/slots?dbName=${dbName}&tipo=${tipo}&dia=${dia}`))
        .body.data,
  };
}
