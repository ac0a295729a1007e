import { VISIT_TEXT_VERSION, visitMessages } from '@comanda/contract/accounts/visit.messages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activateAccounts, atTables } from '../../test/accounts.ts';
import { line, openService } from '../../test/service.ts';
import { atTill } from '../../test/till.ts';

let service: Awaited<ReturnType<typeof openService>>;
let tables: ReturnType<typeof atTables>;
let till: ReturnType<typeof atTill>;
let next = 1_400;
let mesa = '';

beforeAll(async () => {
  service = await openService();
  await activateAccounts(service);
  tables = atTables(service);
  till = atTill(service);
});
beforeEach(() => {
  next += 1;
  mesa = String(next);
});
afterAll(() => service.server.close());

const PRICE = 32_900;
const productos = [line('BANDEJA', PRICE)];
const consents = (cuenta: string) =>
  service.server.db
    .selectFrom('tip_consents')
    .selectAll()
    .where('cuenta_id', '=', cuenta)
    .orderBy('at')
    .execute();

test('guests read what is suggested with the notice, and what they answered while nobody ordered more', async () => {
  await service.create({ mesa, productos });
  const scanned = await service.scanTable(mesa);
  const destino = 'el personal de servicio';
  const question = { sugerido: 3_200, porcentaje: 10, destino, aviso: visitMessages.tip };
  const before = await tables.visit(scanned);
  expect(before.body.data.propina).toEqual({ ...question, respuesta: null });

  const propina = { respuesta: 'si', valor: 3_200 };
  const asked = await tables.askFromTable({ ...scanned, propina });
  expect([asked.status, asked.body.data.pideCuenta]).toEqual([200, true]);
  expect(asked.body.data.propina).toEqual({ ...question, respuesta: propina });

  await service.create({ mesa, productos });
  const more = await tables.visit(scanned);
  expect(more.body.data.propina).toEqual({ ...question, sugerido: 6_500, respuesta: null });
});

test('an answer from the table is kept as proof, and the till takes a tip by it without asking again', async () => {
  const { cuentaId } = await service.create({ mesa, productos });
  const scanned = await service.scanTable(mesa);
  const id = cuentaId ?? '';
  expect((await tables.askFromTable(scanned)).status).toBe(200);
  const propina = { respuesta: 'otro', valor: 5_000 };
  // Asked for already, but without an answer.
  expect((await tables.askFromTable({ ...scanned, propina })).status).toBe(200);
  expect((await tables.askFromTable({ ...scanned, propina })).status).toBe(200);
  expect(await consents(id)).toMatchObject([
    {
      respuesta: 'otro',
      valor: 5_000,
      sugerido: 3_200,
      base: PRICE,
      canal: 'comensal',
      por: 'comensal',
      texto_version: VISIT_TEXT_VERSION,
    },
  ]);
  const paid = await till.pay(id, {
    propina: null,
    pagos: [{ metodo: 'efectivo', valor: PRICE, propina: 5_000 }],
  });
  expect([paid.status, paid.body.data.totales.propina]).toEqual([200, 5_000]);
});

test('guests who change their mind are asked for what they said last', async () => {
  const { cuentaId } = await service.create({ mesa, productos });
  const scanned = await service.scanTable(mesa);
  const answers = [
    { respuesta: 'si', valor: 3_200 },
    { respuesta: 'no', valor: 0 },
  ];
  for (const propina of answers) {
    const { body } = await tables.askFromTable({ ...scanned, propina });
    expect(body.data.propina.respuesta).toEqual(propina);
  }
  const tip = { metodo: 'efectivo', valor: PRICE, propina: 3_200 };
  const refused = await till.pay(cuentaId, { propina: null, pagos: [tip] });
  expect([refused.status, refused.body.code]).toEqual([422, 'propina_no_autorizada']);
});

test.each([
  ['another suggestion', { respuesta: 'si', valor: 3_300 }],
  ['a part of a peso', { respuesta: 'otro', valor: 0.5 }],
  ['less than nothing', { respuesta: 'otro', valor: -1 }],
  ['more than the account', { respuesta: 'otro', valor: PRICE + 1 }],
  ['no with an amount', { respuesta: 'no', valor: 1 }],
])('an answer that says %s asks for no bill', async (_, propina) => {
  const { cuentaId } = await service.create({ mesa, productos });
  const { status, body } = await tables.askFromTable({
    ...(await service.scanTable(mesa)),
    propina,
  });
  expect([status, body.code, body.details[0].path]).toEqual([
    422,
    'regla_incumplida',
    'propina.valor',
  ]);
  expect((await tables.at(mesa))?.cuentaPedida).toBeNull();
  expect(await consents(cuentaId ?? '')).toEqual([]);
});

test('guests of a sede that suggests no tip are not asked', async () => {
  await till.settings({
    propina: { sugerir: false, porcentaje: 10, directas: false, destino: 'el personal' },
  });
  await service.create({ mesa, productos });
  const { body } = await tables.visit(await service.scanTable(mesa));
  expect(body.data.propina).toBeNull();
});
