import { bogotaDay } from '@comanda/contract/days';
import type { Location } from '@comanda/contract/locations/locations';
import { DEFAULT_SERVICE } from '@comanda/contract/locations/service-defaults';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSede } from '../../test/factories.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let plain: Awaited<ReturnType<typeof makeSede>>;
beforeAll(async () => {
  service = await openService();
  plain = await makeSede(service.server.db, service.restaurant, 'Sin ajustes');
});
afterAll(() => service.server.close());

const sedes = async (): Promise<Location[]> => {
  const path = `/api/locations/getLocationsByPath?path=${service.restaurant.id}`;
  return (await service.server.call('GET', path)).body.data;
};
const own = async () =>
  (await sedes()).find(({ dbName }) => dbName === service.sede.dbName)?.servicio;

const semana = Array.from({ length: 7 }, () => [{ desde: '11:30', hasta: '21:00' }]);
const horas = { semana, excepciones: [], festivos: 'normal' };

test('the list of sedes brings when one opens and what it takes, and nothing of one that decided nothing', async () => {
  expect((await sedes()).every((sede) => !('servicio' in sede))).toBe(true);
  const { token } = service.restaurant;
  const { dbName } = service.sede;
  const path = `/api/locations/ajustes/completos?dbName=${dbName}`;
  const { version } = (await service.server.call('GET', path, { token })).body;
  const ajustes = {
    horas,
    preparacionMin: 25,
    limite: { pedidos: 9, cadaMin: 10, canales: ['llevar'] },
  };
  const saved = await service.server.call('PATCH', '/api/locations/ajustes', {
    token,
    body: { dbName, version, ajustes },
  });
  expect(saved.status).toBe(200);
  const limite = { cadaMin: 10, canales: ['llevar'] };
  const decided = { ...DEFAULT_SERVICE, punto: null, horas, preparacionMin: 25 };
  // What a phone opens with says today's hours without knowing the rules.
  const today = bogotaDay(new Date());
  const aperturas = (await sedes()).find(({ dbName: name }) => name === dbName)?.aperturas;
  expect(aperturas).toContainEqual([
    new Date(`${today}T11:30:00-05:00`).toISOString(),
    new Date(`${today}T21:00:00-05:00`).toISOString(),
  ]);
  // How many orders it takes is its own business.
  expect(await own()).toEqual({ ...decided, limite });
  const other = (await sedes()).find(({ dbName }) => dbName === plain.dbName);
  expect(other && 'servicio' in other).toBe(false);
});

test('a pause is there at once, without who paused it', async () => {
  const body = {
    dbName: service.sede.dbName,
    minutos: 30,
    canales: ['domicilio'],
    motivo: 'Lluvia',
  };
  const { token } = service.restaurant;
  const paused = await service.server.call('POST', '/api/sede/pause', { token, body });
  expect(paused.status).toBe(200);
  expect((await own())?.pausa).toEqual({
    hasta: expect.any(String),
    canales: ['domicilio'],
    motivo: 'Lluvia',
  });
});
