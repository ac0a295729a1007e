import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AuditEntry } from '@comanda/contract/audit/audit';
import type { WompiEvent } from '@comanda/contract/memberships/memberships';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { daysFromNow, makeRestaurant, type Restaurant } from '../../test/factories.ts';
import { startTestApp } from '../../test/harness.ts';
import { startProvider } from '../../test/payment-provider.ts';
import { noticeExpiringMemberships } from '../memberships/memberships.service.ts';
import { sweepOpenLinks } from './payments.service.ts';
import { eventChecksum, openWompi } from './wompi.ts';

const SECRET = 'test_events_de_prueba';
const KEY = 'prv_test_de_prueba';

let provider: Awaited<ReturnType<typeof startProvider>>;
let server: Awaited<ReturnType<typeof startTestApp>>;
let owner: Restaurant;
let planId: string;

beforeAll(async () => {
  provider = await startProvider({
    privateKey: KEY,
    eventsSecret: SECRET,
    eventsUrl: () => `${server.origin}/api/payments/events`,
  });
  server = await startTestApp({
    WOMPI_PRIVATE_KEY: KEY,
    WOMPI_EVENTS_SECRET: SECRET,
    WOMPI_BASE_URL: provider.origin,
    WOMPI_CHECKOUT_URL: provider.origin,
  });
  const { body } = await server.call('GET', '/api/memberships/getMemberships');
  planId = body.data.find((plan: { plan_name: string }) => plan.plan_name === 'Starter')._id;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  owner = await makeRestaurant(server.db, { fechaFin: daysFromNow(-1) });
  provider.sendsEvents(false);
  provider.answersWith(null);
});

async function openLink(who = owner): Promise<string> {
  const { status, body } = await server.call('POST', '/api/memberships/paymentLink', {
    token: who.token,
    body: { planId },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.url;
}

/** What the owner does on the provider's page; returns the transaction of the way back. */
async function pay(url: string, resultado = 'aprobar'): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ resultado }),
  });
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(`${server.origin}/confirmacion-pago`);
  return back.searchParams.get('id') ?? '';
}

const confirm = (transactionId: string | undefined, who = owner) =>
  server.call('POST', '/api/admin/update', { token: who.token, body: { transactionId } });

async function fechaFin(who = owner): Promise<number> {
  const row = await server.db
    .selectFrom('owners')
    .select('fechaFin')
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  return row.fechaFin?.getTime() ?? 0;
}

const isActiveNow = async (who = owner) => (await fechaFin(who)) > Date.now();

describe('paying a plan', () => {
  test('the link carries the plan’s price times 2.5, and its key stays on the server', async () => {
    const url = await openLink();
    expect(url).toMatch(new RegExp(`^${provider.origin}/l/`));
    expect(await (await fetch(url)).text()).toContain('$50.000 COP');
    const link = await server.db
      .selectFrom('payment_links')
      .select('amount_in_cents')
      .where('restaurant_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(link.amount_in_cents).toBe(5_000_000);
  });

  test('an approved payment activates from now for one month and sends a receipt', async () => {
    const { status, body } = await confirm(await pay(await openLink()));
    expect(status).toBe(200);
    expect(body.message).toBe('¡Pago confirmado y membresía activada!');
    expect(body.user).toMatchObject({ estadoMembresia: 'activa', planNombre: 'Starter' });
    expect(body.membresiaParams).toMatchObject({ plan_name: 'Starter', sedes: 1 });
    const days = ((await fechaFin()) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(31.1);
    await server.payments.outbox.deliver();
    const receipt = server.mails.findLast(({ to }) => to === owner.email)?.mail;
    expect(receipt?.subject).toBe('Recibimos tu pago: plan Starter');
    expect(receipt?.text).toContain('Total pagado: $50.000 COP');
  });

  test('confirming again changes nothing, also many times at once', async () => {
    const id = await pay(await openLink());
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.user.fechaFin)).size).toBe(1);
    expect((await payments()).filter(({ status }) => status === 'APPROVED')).toHaveLength(1);
  });

  test('every payment is in the trail once, and so is a change of plan', async () => {
    const declined = await pay(await openLink(), 'rechazar');
    await Promise.all([confirm(declined), confirm(declined)]);
    const id = await pay(await openLink());
    await Promise.all([confirm(id), confirm(id)]);
    const plans = (await server.call('GET', '/api/memberships/getMemberships')).body.data;
    const pro = plans.find((plan: { plan_name: string }) => plan.plan_name === 'Pro');
    const { body: link } = await server.call('POST', '/api/memberships/paymentLink', {
      token: owner.token,
      body: { planId: pro._id },
    });
    await confirm(await pay(link.url));
    const { body } = await server.call('GET', '/api/audit?entidad=membresia', {
      token: owner.token,
    });
    const told = body.data.map(({ actor, accion, antes, despues }: AuditEntry) =>
      [actor.tipo, accion, antes?.plan ?? '', despues?.plan].join(' '),
    );
    // The owner of this test had a Pro that was over.
    expect(told.sort()).toEqual([
      'sistema cambiada Pro Starter',
      'sistema cambiada Starter Pro',
      'sistema pagada  Pro',
      'sistema pagada  Starter',
      'sistema pago_no_aprobado  Starter',
    ]);
  });

  test('renewing early adds a month to the end', async () => {
    await confirm(await pay(await openLink()));
    const first = await fechaFin();
    await confirm(await pay(await openLink()));
    const days = ((await fechaFin()) - first) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(31.1);
  });

  test('owners see only their own payments, newest first', async () => {
    await confirm(await pay(await openLink(), 'rechazar'));
    await confirm(await pay(await openLink()));
    const { body } = await server.call('GET', '/api/memberships/payments', { token: owner.token });
    expect(body.data.map(({ status }: { status: string }) => status)).toEqual([
      'APPROVED',
      'DECLINED',
    ]);
    expect(body.data[0]).toMatchObject({ plan_name: 'Starter', pesos: 50_000 });
    const other = await makeRestaurant(server.db);
    const theirs = await server.call('GET', '/api/memberships/payments', { token: other.token });
    expect(theirs.body.data).toEqual([]);
  });

  test('only plans of type 1 are for sale', async () => {
    const { body } = await server.call('GET', '/api/memberships/getMemberships');
    const other = body.data.find((plan: { plan_type: number }) => plan.plan_type !== 1);
    const buy = (id: string, token?: string) =>
      server.call('POST', '/api/memberships/paymentLink', { token, body: { planId: id } });
    expect((await buy(other._id, owner.token)).body.code).toBe('plan_no_disponible');
    expect((await buy('no-existe', owner.token)).status).toBe(404);
    expect((await buy(planId)).status).toBe(401);
  });
});

describe('nothing is activated', () => {
  test.each([
    ['rechazar', 'DECLINED'],
    ['fallar', 'ERROR'],
    ['demorar', 'PENDING'],
  ])('when the provider was asked to %s', async (resultado, statusName) => {
    provider.pendsFor(600_000);
    const { status, body } = await confirm(await pay(await openLink(), resultado));
    expect([status, body.code, body.status]).toEqual([402, 'pago_no_aprobado', statusName]);
    expect(body.error).toBe(`El pago no fue aprobado (estado: ${statusName})`);
    expect(await isActiveNow()).toBe(false);
  });

  test('without a transaction, or with one that does not exist or has an invalid id', async () => {
    expect((await confirm(undefined)).body.error).toBe('Datos incompletos para confirmar el pago');
    expect((await confirm('1292-1602113476-10985')).body.code).toBe('pago_desconocido');
    expect((await confirm('../payment_links')).body.code).toBe('pago_desconocido');
  });

  test('by the payment of another restaurant', async () => {
    const other = await makeRestaurant(server.db, { fechaFin: daysFromNow(-1) });
    const id = await pay(await openLink());
    expect((await confirm(id, other)).body.code).toBe('pago_desconocido');
    expect(await isActiveNow(other)).toBe(false);
  });

  test.each([
    ['underpaid', { amount_in_cents: 100 }],
    ['in another currency', { currency: 'USD' }],
  ])('by a payment that is %s', async (_name, change) => {
    const id = await pay(await openLink());
    provider.tellsOtherwise((transaction) => ({ ...transaction, ...change }));
    expect((await confirm(id)).body.code).toBe('pago_no_coincide');
    expect(await isActiveNow()).toBe(false);
  });

  test('by what the browser says of plan, dates and state', async () => {
    const { status } = await server.call('POST', '/api/admin/update', {
      token: owner.token,
      body: { email: owner.email, planId, estadoMembresia: 'activa', fechaFin: daysFromNow(900) },
    });
    expect(status).toBe(422);
    expect(await isActiveNow()).toBe(false);
  });
});

test('a provider that is down is reported, and the sweep finishes later', async () => {
  const id = await pay(await openLink());
  provider.answersWith(500);
  const { status, body } = await confirm(id);
  expect([status, body.error]).toEqual([502, 'Error al confirmar el estado del pago']);
  await expect(sweepOpenLinks(server.payments)).rejects.toThrow();
  expect(await isActiveNow()).toBe(false);
  provider.answersWith(null);
  await sweepOpenLinks(server.payments);
  expect(await isActiveNow()).toBe(true);
});

test('a provider that is too slow is not waited for', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const wompi = openWompi({
    environment: 'sandbox',
    privateKey: KEY,
    eventsSecret: SECRET,
    baseUrl: () => url,
    checkoutUrl: () => url,
    timeoutMs: 50,
  });
  await expect(wompi.findTransaction('1-2-3')).rejects.toThrow(/timeout/);
  silent.closeAllConnections();
  silent.close();
});

test('a pending payment that is approved later activates although nobody comes back', async () => {
  provider.sendsEvents(true);
  provider.pendsFor(50);
  await pay(await openLink(), 'demorar');
  await vi.waitFor(async () => expect(await isActiveNow()).toBe(true), 20_000);
});

test('an outcome that the checkout page does not offer is an error, and sweeps go on', async () => {
  expect((await confirm(await pay(await openLink(), '__proto__'))).body.status).toBe('ERROR');
  await sweepOpenLinks(server.payments);
});

test('a repeated status does not move the payment in the history', async () => {
  const id = await pay(await openLink(), 'rechazar');
  await confirm(id);
  const [first] = await payments();
  await sweepOpenLinks(server.payments);
  await confirm(id);
  expect((await payments()).map(({ updated_at }) => updated_at)).toEqual([first?.updated_at]);
});

test('a declined try may be repeated on the same link', async () => {
  const url = await openLink();
  expect((await confirm(await pay(url, 'rechazar'))).status).toBe(402);
  expect((await confirm(await pay(url))).status).toBe(200);
});

describe('events of the provider', () => {
  function event(transaction: object, change: Partial<WompiEvent> = {}): WompiEvent {
    const draft: WompiEvent = {
      event: 'transaction.updated',
      data: { transaction: { id: '', ...transaction } },
      environment: 'test',
      signature: { properties: ['transaction.id', 'transaction.status'], checksum: '' },
      timestamp: 1_530_291_411,
      ...change,
    };
    draft.signature.checksum = eventChecksum(draft, SECRET);
    return draft;
  }
  const send = (body: object) => server.call('POST', '/api/payments/events', { body });

  test('activate without the browser, once however often they come', async () => {
    const id = await pay(await openLink());
    const told = event({ id, status: 'APPROVED' });
    expect((await send(told)).status).toBe(200);
    const end = await fechaFin();
    expect(end).toBeGreaterThan(Date.now());
    expect((await send(told)).status).toBe(200);
    expect((await confirm(id)).status).toBe(200);
    expect(await fechaFin()).toBe(end);
  });

  test('that come late or out of order do not revoke an approval', async () => {
    const id = await pay(await openLink());
    await confirm(id);
    const end = await fechaFin();
    for (const status of ['PENDING', 'DECLINED', 'ERROR']) {
      expect((await send(event({ id, status }))).status).toBe(200);
    }
    expect(await fechaFin()).toBe(end);
  });

  test('that lie about the state are checked against the provider', async () => {
    const id = await pay(await openLink(), 'rechazar');
    expect((await send(event({ id, status: 'APPROVED' }))).status).toBe(200);
    expect(await isActiveNow()).toBe(false);
  });

  test('with a bad signature or of another environment are refused', async () => {
    const id = await pay(await openLink());
    const forged = event({ id, status: 'APPROVED' });
    forged.signature.checksum = 'f'.repeat(64);
    expect((await send(forged)).status).toBe(401);
    const foreign = event({ id, status: 'APPROVED' }, { environment: 'prod' });
    expect((await send(foreign)).body.code).toBe('entorno_ajeno');
    expect(await isActiveNow()).toBe(false);
  });

  test('are signed over whatever properties they name, in any letter case', async () => {
    const id = await pay(await openLink());
    const told = event({ id, amount: { cents: 1 } });
    told.signature.properties = ['transaction.amount.cents', 'transaction.id'];
    told.signature.checksum = eventChecksum(told, SECRET).toUpperCase();
    expect((await send(told)).status).toBe(200);
    expect(await isActiveNow()).toBe(true);
  });

  test('that are huge or empty are refused without work', async () => {
    const huge = event({ id: '1-2-3' });
    huge.signature.properties = Array(500).fill('a');
    expect((await send(huge)).status).toBe(400);
    expect((await send({ ...event({}), data: { a: 'x'.repeat(70_000) } })).status).toBe(413);
    const hollow = event({ id: '1-2-3' }, { data: { a: [[[]]] } });
    hollow.signature = { properties: ['a'], checksum: 'f'.repeat(64) };
    expect((await send(hollow)).status).toBe(401);
  });

  test('about a payment that is not ours, or of another kind, are acknowledged and ignored', async () => {
    expect((await send(event({ id: '1-2-3', status: 'APPROVED' }))).status).toBe(200);
    expect((await send(event({}, { event: 'nequi_token.updated' }))).status).toBe(200);
  });

  test('are not acknowledged while the provider cannot be asked, so that they are sent again', async () => {
    const id = await pay(await openLink());
    provider.answersWith(503);
    expect((await send(event({ id, status: 'APPROVED' }))).status).toBe(502);
  });
});

test('an owner gets a mail 7 days and 1 day before the end, once each', async () => {
  const soon = await makeRestaurant(server.db, { fechaFin: daysFromNow(6.5) });
  const notices = async () => {
    await noticeExpiringMemberships(server.payments);
    await server.payments.outbox.deliver();
    return server.mails.filter(({ to }) => to === soon.email).map(({ mail }) => mail.subject);
  };
  await notices();
  expect(await notices()).toEqual(['Tu membresía vence en 7 días']);
  await server.db
    .updateTable('owners')
    .set({ fechaFin: daysFromNow(0.9) })
    .where('id', '=', soon.id)
    .execute();
  expect((await notices()).at(-1)).toBe('Tu membresía vence mañana');
});

test('without keys the simulator takes the payment on our own port, and says that it is one', async () => {
  const alone = await startTestApp();
  const who = await makeRestaurant(alone.db, { fechaFin: daysFromNow(-1) });
  const { body } = await alone.call('POST', '/api/memberships/paymentLink', {
    token: who.token,
    body: { planId: (await alone.call('GET', '/api/memberships/getMemberships')).body.data[0]._id },
  });
  expect(body.url).toContain(`${alone.origin}/simulador-de-pagos/l/`);
  const page = await (await fetch(body.url)).text();
  expect(page).toContain('Simulador de pagos: aquí no se cobra nada.');
  const back = await fetch(body.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ resultado: 'aprobar' }),
  });
  const id = new URL(back.headers.get('location') ?? '').searchParams.get('id');
  const confirmed = await alone.call('POST', '/api/admin/update', {
    token: who.token,
    body: { transactionId: id },
  });
  expect(confirmed.status).toBe(200);
  expect((await fetch(body.url)).status).toBe(410);
  await alone.close();
});

async function payments() {
  return server.db
    .selectFrom('payments')
    .selectAll()
    .where('restaurant_id', '=', owner.id)
    .execute();
}
