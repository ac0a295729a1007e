import { ownerAuthMessages } from '@comanda/contract/auth/auth.messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRestaurant, PASSWORD } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';

let server: Awaited<ReturnType<typeof startTestApp>>;
let count = 0;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const post = (path: string, body: object) => server.call('POST', `/api/admin/${path}`, { body });

const newEmail = () => `nueva-${count++}@prueba.example`;

async function aMinuteLater() {
  const sent_at = new Date(Date.now() - 61_000);
  await server.db.updateTable('email_codes').set({ sent_at }).execute();
}

async function codeFor(email: string) {
  await server.payments.outbox.deliver();
  const mail = server.mails.findLast(({ to }) => to === email)?.mail;
  return /Código: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** What the browser that registers receives, and sends with each of its next calls. */
async function register(email = newEmail(), password = PASSWORD) {
  const { status, body } = await post('registerUser', { email, password });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data as { email: string; registro: string };
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('registering', () => {
  test('sends a code that verifies the e-mail, and then the owner can sign in', async () => {
    const pending = await register();
    const { email } = pending;
    const login = () => post('login', { email, password: PASSWORD });
    expect((await login()).body.code).toBe('correo_no_verificado');
    const verified = await post('verifyCode', { ...pending, code: await codeFor(email) });
    expect([verified.status, verified.body.message]).toEqual([200, ownerAuthMessages.verified]);
    const { body } = await login();
    expect(body.user).toMatchObject({ email, estadoMembresia: 'inactiva', fechaFin: null });
    expect(body.membresiaParams).toBeNull();
  });

  test('an e-mail that is already verified is refused, one that is not may start again', async () => {
    const { email } = await makeRestaurant(server.db);
    expect((await post('registerUser', { email, password: PASSWORD })).status).toBe(409);
    const first = await register();
    const anew = await register(first.email, 'otra-clave-mejor');
    const code = await codeFor(first.email);
    expect((await post('verifyCode', { ...anew, code })).status).toBe(200);
    const login = await post('login', { email: first.email, password: 'otra-clave-mejor' });
    expect(login.status).toBe(200);
    const again = await post('registerUser', { email: first.email, password: PASSWORD });
    expect(again.body.code).toBe('correo_ya_registrado');
  });

  test.each([
    ['email', { email: '', password: PASSWORD }],
    ['email', { email: 'no-es-correo', password: PASSWORD }],
    ['password', { email: 'a@b.example', password: '' }],
    ['password', { email: 'a@b.example', password: 'corta' }],
    ['password', { email: 'a@b.example', password: 'x'.repeat(129) }],
  ])('a wrong %s is named', async (path, body) => {
    const { status, body: answer } = await post('registerUser', body);
    expect(status).toBe(422);
    expect(answer.details[0].path).toBe(path);
  });

  test.each([
    'x<ana@b.example',
    'x,ana@b.example',
    '"x"<ana@b.example>',
    `${'x'.repeat(250)}@b.co`,
  ])('%s is not a single mailbox', async (email) => {
    expect((await post('registerUser', { email, password: PASSWORD })).status).toBe(422);
  });

  test('the accepted data policy is on record', async () => {
    const email = newEmail();
    const accepted = { email, password: PASSWORD, aceptaPolitica: true };
    const { data } = (await post('registerUser', accepted)).body;
    await post('verifyCode', { ...data, code: await codeFor(email) });
    const owner = await server.db
      .selectFrom('owners')
      .select(['policy_version', 'policy_accepted_at'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(owner).toEqual({ policy_version: '1', policy_accepted_at: expect.any(Date) });
  });

  test('wrong types are malformed', async () => {
    expect((await post('registerUser', { email: 1, password: [] })).status).toBe(400);
  });
});

describe('a code', () => {
  test('allows five tries, even many at once, and then not even the right one', async () => {
    const pending = await register();
    const code = await codeFor(pending.email);
    const wrong = { ...pending, code: otherThan(code) };
    const tries = await Promise.all(Array.from({ length: 8 }, () => post('verifyCode', wrong)));
    const codes = tries.map(({ body }) => body.code).sort();
    expect(codes.filter((name) => name === 'codigo_invalido')).toHaveLength(5);
    expect((await post('verifyCode', { ...pending, code })).body.code).toBe('codigo_vencido');
  });

  test('ends after ten minutes', async () => {
    const pending = await register();
    const code = await codeFor(pending.email);
    await server.db.updateTable('email_codes').set({ expires_at: new Date() }).execute();
    expect((await post('verifyCode', { ...pending, code })).body.code).toBe('codigo_vencido');
  });

  test('is sent again after a minute, not before, to the browser that registered', async () => {
    const pending = await register();
    const first = await codeFor(pending.email);
    const soon = await post('resendCode', pending);
    expect(soon.status).toBe(429);
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50);
    await aMinuteLater();
    const stranger = { email: pending.email, registro: 'x'.repeat(43) };
    expect((await post('resendCode', stranger)).body.code).toBe('codigo_invalido');
    expect((await post('resendCode', pending)).status).toBe(200);
    const code = await codeFor(pending.email);
    if (first !== code) {
      expect((await post('verifyCode', { ...pending, code: first })).status).toBe(422);
    }
    expect((await post('verifyCode', { ...pending, code })).status).toBe(200);
  });

  test('for an e-mail that nobody registered gets the same answer as from another browser', async () => {
    const { email } = await register();
    for (const call of ['verifyCode', 'resendCode']) {
      const known = await post(call, { email, code: '123456' });
      const unknown = await post(call, { email: newEmail(), code: '123456' });
      expect(unknown).toMatchObject({ status: 422, body: known.body });
    }
  });
});

describe('a registration belongs to the browser that began it', () => {
  test('a later registration of the same e-mail changes neither its password nor its code', async () => {
    const victim = await register();
    const { email } = victim;
    const code = await codeFor(email);
    const stranger = await register(email, 'clave-del-intruso');
    expect(stranger.registro).not.toBe(victim.registro);
    expect((await post('verifyCode', { ...victim, code })).status).toBe(200);
    const asStranger = await post('login', { email, password: 'clave-del-intruso' });
    expect(asStranger.status).toBe(401);
    expect((await post('login', { email, password: PASSWORD })).status).toBe(200);
  });

  test('a code does not work in another browser, and of several registrations one wins', async () => {
    const victim = await register();
    const { email } = victim;
    const mine = await codeFor(email);
    const stranger = await register(email, 'clave-del-intruso');
    const theirs = await codeFor(email);
    for (const registro of [undefined, '', 'x'.repeat(43), stranger.registro]) {
      const { status, body } = await post('verifyCode', { email, registro, code: mine });
      expect([status, body.code]).toEqual([422, 'codigo_invalido']);
    }
    expect((await post('verifyCode', { ...victim, code: mine })).status).toBe(200);
    const late = await post('verifyCode', { ...stranger, code: theirs });
    expect(late.body.code).toBe('codigo_invalido');
    expect((await post('login', { email, password: 'clave-del-intruso' })).status).toBe(401);
    const left = server.db
      .selectFrom('owner_registrations as r')
      .innerJoin('owners as o', 'o.id', 'r.owner_id');
    expect(await left.select('r.id').where('o.email', '=', email).execute()).toEqual([]);
  });

  test('a registration from the version before has to start again', async () => {
    const email = newEmail();
    await server.db.insertInto('owners').values({ email, password_hash: 'x' }).execute();
    const old = await post('verifyCode', { email, code: '123456' });
    expect([old.status, old.body]).toEqual([
      422,
      { error: ownerAuthMessages.codeOfAnotherBrowser, code: 'codigo_invalido' },
    ]);
    const pending = await register(email);
    const code = await codeFor(email);
    expect((await post('verifyCode', { ...pending, code })).status).toBe(200);
  });
});

test('strangers at other addresses cannot keep anybody from registering their own e-mail', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' });
  const email = newEmail();
  const from = async (remoteAddress: string, path: string, body: object) => {
    const url = `/api/admin/${path}`;
    return limited.app.inject({ method: 'POST', url, remoteAddress, payload: body });
  };
  const registering = { email, password: PASSWORD };
  expect((await from('203.0.113.1', 'registerUser', registering)).statusCode).toBe(201);
  expect((await from('203.0.113.1', 'registerUser', registering)).statusCode).toBe(429);
  const victim = await from('203.0.113.2', 'registerUser', registering);
  expect(victim.statusCode).toBe(201);
  for (let n = 0; n < 12; n += 1) {
    const guess = { email, registro: `inventado-${n}` };
    await from('203.0.113.1', 'resendCode', guess);
  }
  const sent_at = new Date(Date.now() - 61_000);
  await limited.db.updateTable('email_codes').set({ sent_at }).execute();
  expect((await from('203.0.113.2', 'resendCode', victim.json().data)).statusCode).toBe(200);
  await limited.close();
});
