import { DEFAULT_TOPES } from '@comanda/contract/locations/sede-settings.rules';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ALWAYS_OPEN, atSede, closedNow } from '../../test/sede-hours.ts';
import { openService } from '../../test/service.ts';

let service: Awaited<ReturnType<typeof openService>>;
let sede: ReturnType<typeof atSede>;
beforeAll(async () => {
  service = await openService();
  sede = atSede(service);
  const topes = { ...DEFAULT_TOPES, invitado: 500, direccion: 500, sede: 500 };
  await sede.set({ pedidos: { quien: 'todos', mesaSinFirma: 'marcar', topes } });
});
afterAll(() => service.server.close());

const OPEN = { mesa: true, llevar: true, domicilio: true };
afterEach(async () => {
  vi.useRealTimers();
  await sede.say('resume');
  await sede.set({ horas: null, canales: OPEN, preparacionMin: null });
});

const pause = (extra: object = {}, token = service.cook.token) =>
  sede.say(
    'pause',
    { minutos: 30, canales: ['llevar'], motivo: ' Mucha demanda ', ...extra },
    token,
  );

describe('a pause', () => {
  test('from the kitchen stops diners and guests at once, by its channels, and says why and until when', async () => {
    const paused = await pause();
    expect(paused.status, JSON.stringify(paused.body)).toBe(200);
    const { hasta } = paused.body.ajustes.pausa;
    expect(paused.body.ajustes.pausa).toEqual({
      hasta,
      canales: ['llevar'],
      motivo: 'Mucha demanda',
    });
    const refused = await sede.order();
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'sede_pausada',
      [{ hasta, motivo: 'Mucha demanda' }],
    ]);
    expect(refused.body.error).toMatch(/^Pausamos los pedidos: Mucha demanda\. Volvemos a recibir/);
    expect((await sede.order({ tipo: 'en_local', mesa: '3' })).status).toBe(201);
  });

  test('never stops the staff, and is over by itself or when somebody resumes', async () => {
    await pause();
    for (const token of [service.waiter.token, service.restaurant.token]) {
      expect((await sede.order({}, { token })).status).toBe(201);
    }
    expect((await sede.say('resume', {}, service.waiter.token)).body.ajustes.pausa).toBeNull();
    expect((await sede.order()).status).toBe(201);
    await pause();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    expect((await sede.order()).status).toBe(201);
  });

  test('is known to every reader of the settings with the new version, and told live', async () => {
    const before = (await sede.readAll()).body.version;
    const { version } = (await pause({ minutos: 'hoy' })).body;
    expect(version).toBe(before + 1);
    const query = `dbName=${service.sede.dbName}&version=${version}`;
    const { body } = await service.server.call('GET', `/api/locations/ajustes?${query}`);
    expect(body.ajustes.pausa.motivo).toBe('Mucha demanda');
    expect(JSON.stringify(body)).not.toContain(service.cook.email);
    const { pausa } = (await sede.readAll()).body.ajustes;
    expect(pausa.por).not.toBe('');
  });

  test('has channels, a length that is known and a short reason', async () => {
    expect((await pause({ canales: [] })).body).toMatchObject({
      code: 'regla_incumplida',
      details: [{ path: 'canales' }],
    });
    expect((await pause({ canales: ['todos'] })).status).toBe(400);
    expect((await pause({ minutos: 7 })).status).toBe(400);
    expect((await pause({ motivo: 'x'.repeat(121) })).status).toBe(422);
  });

  test('asked for once more is the newer one; resuming twice has the effect of one', async () => {
    await pause();
    expect((await pause({ minutos: null })).body.ajustes.pausa.hasta).toBeNull();
    const { version } = (await sede.say('resume')).body;
    expect((await sede.say('resume')).body.version).toBe(version);
  });
});

describe('a closed sede', () => {
  test('takes no order of a diner, whose phone hears when it opens; the staff go on', async () => {
    await sede.set({ horas: closedNow() });
    const refused = await sede.order();
    expect([refused.status, refused.body.code]).toEqual([409, 'sede_cerrada']);
    expect(Date.parse(refused.body.details[0].abre)).toBeGreaterThan(Date.now());
    expect(refused.body.error).toMatch(/^Ahora está cerrado\. Abre /);
    expect((await sede.order({ tipo: 'en_local', ...(await service.scanTable()) })).status).toBe(
      409,
    );
    expect((await sede.order({}, { token: service.waiter.token })).status).toBe(201);
    await sede.set({ horas: ALWAYS_OPEN });
    expect((await sede.order()).status).toBe(201);
  });

  test('still knows an order that it took before: the same key finds it', async () => {
    const key = crypto.randomUUID();
    const taken = await sede.order({}, { key });
    await sede.set({ horas: closedNow() });
    const again = await sede.order({}, { key });
    expect([again.status, again.body.data._id]).toEqual([201, taken.body.data._id]);
    expect((await sede.order({}, { key: crypto.randomUUID() })).body.code).toBe('sede_cerrada');
  });

  test('is closed by the clock of the server, whatever the phone sends', async () => {
    await sede.set({ horas: closedNow() });
    const sent = { horaCreacion: new Date(Date.now() - 86_400_000).toISOString() };
    expect((await sede.order(sent)).body.code).toBe('sede_cerrada');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 });
    expect((await sede.order(sent)).status).toBe(201);
  });
});

test('a channel that is closed is refused after hours and pause', async () => {
  await sede.set({ canales: { ...OPEN, llevar: false } });
  const refused = await sede.order();
  expect([refused.status, refused.body.code, refused.body.details]).toEqual([
    409,
    'canal_cerrado',
    [{ canal: 'llevar' }],
  ]);
  await pause();
  expect((await sede.order()).body.code).toBe('sede_pausada');
});

describe('settings of hours', () => {
  test('are checked with path and sentence, and a stale version is refused', async () => {
    const horas = {
      ...ALWAYS_OPEN,
      semana: ALWAYS_OPEN.semana.map(() => [
        { desde: '10:00', hasta: '15:00' },
        { desde: '14:00', hasta: '20:00' },
      ]),
    };
    const { status, body } = await sede.save({ horas });
    expect([status, body.details[0]]).toEqual([
      422,
      { path: 'horas.semana.0.1', message: 'Estas horas se cruzan con otras.' },
    ]);
    const stale = await service.server.call('PATCH', '/api/locations/ajustes', {
      token: service.restaurant.token,
      body: { dbName: service.sede.dbName, version: 1, ajustes: { horas: null } },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'menu_cambiado']);
    expect((await sede.readAll()).body.ajustes.horas).toBeNull();
  });

  test('are needed to take orders for later', async () => {
    const programar = { activo: true, desdeMin: 30, dias: 2 };
    expect((await sede.save({ programar })).body.details).toMatchObject([
      { path: 'programar.activo' },
    ]);
    await sede.set({ horas: ALWAYS_OPEN, programar });
    expect((await sede.save({ horas: null })).status).toBe(422);
    await sede.set({ programar: { ...programar, activo: false } });
  });

  test('lose the special days that are over', async () => {
    const past = { fecha: '2020-12-24', nombre: 'Nochebuena', intervalos: [] };
    await sede.set({ horas: { ...ALWAYS_OPEN, excepciones: [past] } });
    expect((await sede.readAll()).body.ajustes.horas.excepciones).toEqual([]);
  });
});

describe('a promise', () => {
  test('stands in the answer and in tracking, and grows with the minutes that the kitchen adds', async () => {
    await sede.set({ preparacionMin: 25 });
    const { body } = await sede.order();
    const minutes = ({ listoAproximado, horaCreacion }: Record<string, string>) =>
      (Date.parse(listoAproximado ?? '') - Date.parse(horaCreacion ?? '')) / 60_000;
    expect(minutes(body.data)).toBe(25);
    const { status, body: more } = await sede.say('extra', { minutos: 20 }, service.cook.token);
    expect([status, more.ajustes.extraMin]).toEqual([200, 20]);
    const tracked = await service.server.call('POST', '/api/orders/seguimiento', {
      body: { dbName: service.sede.dbName, tokens: [body.seguimiento] },
    });
    expect(minutes(tracked.body.data[0].order)).toBe(45);
    expect((await sede.say('extra', { minutos: 500 })).status).toBe(422);
    await sede.say('extra', { minutos: 0 });
  });

  test('is none where the sede has not said how long it takes', async () => {
    expect((await sede.order()).body.data).not.toHaveProperty('listoAproximado');
  });
});
