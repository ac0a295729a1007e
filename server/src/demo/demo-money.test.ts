import { sedeSettingsSchema } from '@comanda/contract/locations/locations';
import { tillSettingsProblems } from '@comanda/contract/locations/till-settings.rules';
import { countProblems } from '@comanda/contract/till/till.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import type { ImageStore } from '../images/image-store.ts';
import { sedesOf } from '../sessions/sedes-of.ts';
import type { Sede } from '../sessions/session.ts';
import { selectOpenAccounts } from '../tables/account-rows.ts';
import { totalsOf } from '../tables/accounts.presenter.ts';
import type { KeptReport } from '../till/till.presenter.ts';
import { reportOf } from '../till/till.service.ts';
import { loadDemo } from './demo.ts';

const images: ImageStore = {
  has: async () => true,
  read: async () => null,
  write: async () => undefined,
  serve: async () => undefined,
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sede: Sede;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, images);
  const { location_id } = await database.db
    .selectFrom('zones')
    .select('location_id')
    .executeTakeFirstOrThrow();
  const [found] = await sedesOf(database.db, [location_id]);
  if (!found) throw new Error('The demo has no plan.');
  sede = found;
});
afterAll(() => database.close());

const payments = () => database.db.selectFrom('account_payments').selectAll();
const consents = () => database.db.selectFrom('tip_consents').selectAll().execute();
const shifts = () => database.db.selectFrom('till_shifts').selectAll().orderBy('numero').execute();
const closedAccounts = () =>
  database.db
    .selectFrom('accounts')
    .selectAll()
    .where('estado', '=', 'cerrada')
    .orderBy('numero')
    .execute();
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the sede with a plan has the settings of a till, by its rules', async () => {
  const row = await database.db
    .selectFrom('location_settings')
    .select('ajustes')
    .executeTakeFirstOrThrow();
  const ajustes = sedeSettingsSchema.parse(row.ajustes);
  expect(tillSettingsProblems(ajustes)).toEqual([]);
  expect(ajustes).toMatchObject({
    impuestos: { regimen: 'inc', tarifa: 8 },
    propina: { sugerir: true, porcentaje: 10 },
    pagos: [{ imagen: expect.stringContaining('/images/') }, { imagen: '' }],
  });
  expect(ajustes.caja.motivos.length).toBeGreaterThan(2);
});

test('what was sold in the last week was paid: account, payments and orders say the same', async () => {
  const closed = await closedAccounts();
  const paid = await payments().execute();
  const orders = await database.db
    .selectFrom('orders')
    .select(['id', 'cuentaId', 'estado', 'total', 'descuento', 'metodoPago', 'fechaFacturado'])
    .where('cuentaId', 'is not', null)
    .execute();
  expect(closed.length).toBeGreaterThan(100);
  expect(closed.map(({ numero }) => numero)).toEqual(closed.map((_, at) => at + 1));
  const counter = await database.db
    .selectFrom('location_counters')
    .select(['account_count', 'shift_count'])
    .where('location_id', '=', sede.locationId)
    .executeTakeFirstOrThrow();
  const turnos = await shifts();
  expect(counter).toEqual({ account_count: closed.length, shift_count: turnos.length });
  for (const { id, totales, cerrada, pedidos } of closed) {
    const own = orders.filter(({ cuentaId }) => cuentaId === id);
    const its = paid.filter(({ cuenta_id }) => cuenta_id === id);
    expect(own.map((order) => order.id)).toEqual(pedidos);
    expect(own.every(({ estado }) => estado === 'facturado')).toBe(true);
    expect(own[0]?.fechaFacturado).toEqual(cerrada);
    expect(own[0]?.metodoPago).toBe(its[0]?.metodo);
    const net = sum(own.map(({ total, descuento }) => total - descuento));
    expect(totales).toMatchObject({ total: net, pagado: net, saldo: 0 });
    expect(sum(its.map(({ valor }) => valor))).toBe(net);
    expect(totales?.propina).toBe(sum(its.map(({ propina }) => propina)));
  }
  const isSplit = ({ id }: { id: string }) =>
    paid.filter(({ cuenta_id }) => cuenta_id === id).length > 1;
  expect(closed.some(isSplit)).toBe(true);
  expect(orders.some(({ descuento }) => descuento > 0)).toBe(true);
});

test('nobody at a table paid a tip that they did not agree to', async () => {
  const answers = await consents();
  const paid = await payments().execute();
  const tips = Map.groupBy(paid, ({ cuenta_id }) => cuenta_id);
  for (const { id, tipo } of await closedAccounts()) {
    const tip = sum((tips.get(id) ?? []).map(({ propina }) => propina));
    const answer = answers.find(({ cuenta_id }) => cuenta_id === id);
    expect(tip).toBe(answer?.valor ?? 0);
    expect(answer !== undefined).toBe(tipo === 'mesa');
  }
  expect(new Set(answers.map(({ respuesta }) => respuesta))).toEqual(new Set(['si', 'otro', 'no']));
  expect(sum(paid.map(({ propina }) => propina))).toBeGreaterThan(0);
});

test('each closed shift adds up to what came into it; the last count was not right', async () => {
  const turnos = await shifts();
  expect(turnos.length).toBeGreaterThan(4);
  for (const shift of turnos) {
    const report = shift.esperado as KeptReport;
    expect(report).toEqual(await reportOf(database.db, sede, shift));
    const count = shift.conteo as Parameters<typeof countProblems>[0] & { efectivo: number };
    expect(countProblems(count)).toEqual([]);
    expect(shift.diferencia).toBe(count.efectivo - report.efectivo);
  }
  expect(turnos.at(-1)?.diferencia).toBe(-8_000);
  const outside = await payments().where('turno_id', 'is', null).execute();
  const last = turnos.at(-1)?.cerrado?.getTime() ?? 0;
  expect(outside.every(({ at }) => at.getTime() > last)).toBe(true);
});

test('of the tables now, one is paid in part, one has a dish on the house, and one has answered about the tip', async () => {
  const { accounts } = await selectOpenAccounts(database.db, sede);
  const totals = accounts.map(totalsOf);
  expect(totals.some(({ pagado, saldo }) => pagado > 0 && saldo > 0)).toBe(true);
  expect(totals.some(({ descuentos }) => descuentos > 0)).toBe(true);
  expect(totals.every(({ total, impuestos }) => total === 0 || impuestos.length === 1)).toBe(true);
  const asked = accounts.filter(({ cuentaPedida }) => cuentaPedida !== null);
  expect(asked.map(({ propina }) => propina?.canal)).toEqual(['comensal']);
});
