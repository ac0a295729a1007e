import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysFromNow, makeRestaurant, makeSede, PASSWORD } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let count = 0;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const post = (path: string, body: object, token?: string) =>
  server.call('POST', `/api/admin/${path}`, { body, token });

const newEmail = () => `nueva-${count++}@prueba.example`;

async function lastMailTo(email: string) {
  await server.payments.outbox.deliver();
  const mail = server.mails.findLast(({ to }) => to === email)?.mail;
  if (!mail) throw new Error(`Ningún correo para ${email}`);
  return mail;
}

describe('a forgotten password', () => {
  async function linkFor(email: string) {
    expect((await post('forgotPassword', { email })).status).toBe(200);
    return /token=([\w-]+)/.exec((await lastMailTo(email)).text)?.[1] ?? '';
  }

  test('is changed once by the mailed link, and every open session ends', async () => {
    const owner = await makeRestaurant(server.db);
    const sede = await makeSede(server.db, owner);
    const socket = io(server.origin, { auth: { token: owner.token, dbName: sede.dbName } });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    const token = await linkFor(owner.email);
    const password = 'otra-clave-nueva';
    expect((await post('resetPassword', { token, password: 'corta' })).status).toBe(422);
    expect((await post('resetPassword', { token, password })).status).toBe(200);
    await closed;
    socket.disconnect();
    expect((await post('resetPassword', { token, password })).body.code).toBe('enlace_vencido');
    expect((await post('login', { email: owner.email, password: PASSWORD })).status).toBe(401);
    expect((await post('login', { email: owner.email, password })).status).toBe(200);
    const old = await server.call('GET', `/api/orders?dbName=${sede.dbName}`, {
      token: owner.token,
    });
    expect(old.status).toBe(401);
  });

  test('a link ends after thirty minutes, and when another was used', async () => {
    const owner = await makeRestaurant(server.db);
    const [first, second] = [await linkFor(owner.email), await linkFor(owner.email)];
    expect((await post('resetPassword', { token: second, password: PASSWORD })).status).toBe(200);
    expect((await post('resetPassword', { token: first, password: PASSWORD })).status).toBe(422);
    const late = await linkFor(owner.email);
    await server.db.updateTable('password_resets').set({ expires_at: new Date() }).execute();
    expect((await post('resetPassword', { token: late, password: PASSWORD })).status).toBe(422);
  });

  test('of several links used at once one wins and the others become invalid', async () => {
    const owner = await makeRestaurant(server.db);
    for (let round = 0; round < 5; round++) {
      const tokens = [await linkFor(owner.email), await linkFor(owner.email)];
      const answers = await Promise.all(
        tokens.map((token) => post('resetPassword', { token, password: PASSWORD })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  test('gets the same answer for an e-mail that nobody registered', async () => {
    const owner = await makeRestaurant(server.db);
    const known = await post('forgotPassword', { email: owner.email });
    const unknown = await post('forgotPassword', { email: newEmail() });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
  });

  test('never trusts the host that the browser names', async () => {
    const owner = await makeRestaurant(server.db);
    await server.call('POST', '/api/admin/forgotPassword', {
      body: { email: owner.email },
      headers: { host: 'malo.example', 'x-forwarded-host': 'malo.example' },
    });
    expect((await lastMailTo(owner.email)).text).toContain(`${server.origin}/restablecer?token=`);
  });
});

describe('the public link', () => {
  test('is chosen, read back and leads to the restaurant', async () => {
    const { email, token } = await makeRestaurant(server.db);
    const saved = await post('addPath', { email, path: ' La-Nueva-Sazon ' }, token);
    expect([saved.status, saved.body.message]).toEqual([200, ownerAuthMessages.pathSaved]);
    const read = await server.call('GET', `/api/admin/verifyPath?email=${email}`, { token });
    expect(read.body).toEqual({ path: 'la-nueva-sazon' });
    const { status } = await server.call(
      'GET',
      '/api/locations/getLocationsByPath?path=la-nueva-sazon',
    );
    expect(status).toBe(200);
  });

  test.each(['ab', 'con espacio', 'eñe', 'x'.repeat(61), '../admin', ''])(
    'cannot be "%s"',
    async (path) => {
      const { email, token } = await makeRestaurant(server.db);
      expect((await post('addPath', { email, path }, token)).body.code).toBe('slug_invalido');
    },
  );

  test('that another tab changed meanwhile is not put back, unless told again', async () => {
    const { email, token, path } = await makeRestaurant(server.db);
    const edit = (to: string, from: string) =>
      post('addPath', { email, path: to, antes: { path: from } }, token);
    expect((await edit('la-primera', path)).status).toBe(200);
    const late = await edit('la-segunda', path);
    expect([late.status, late.body.code, late.body.data]).toEqual([
      409,
      'cambiado_mientras',
      { path: 'la-primera' },
    ]);
    expect((await edit('la-segunda', 'la-primera')).status).toBe(200);
  });

  test('belongs to one restaurant, even when two ask at once', async () => {
    const owners = await Promise.all([makeRestaurant(server.db), makeRestaurant(server.db)]);
    const answers = await Promise.all(
      owners.map(({ email, token }) => post('addPath', { email, path: 'la-misma' }, token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('belongs to the session’s owner, and needs an active membership', async () => {
    const owner = await makeRestaurant(server.db);
    const other = await makeRestaurant(server.db);
    const foreign = await post('addPath', { email: other.email, path: 'ajena' }, owner.token);
    expect(foreign.body.code).toBe('correo_ajeno');
    const lapsed = await makeRestaurant(server.db, { fechaFin: daysFromNow(-1) });
    const unpaid = await post('addPath', { email: lapsed.email, path: 'ajena' }, lapsed.token);
    expect(unpaid.body.code).toBe('membresia_inactiva');
  });
});
