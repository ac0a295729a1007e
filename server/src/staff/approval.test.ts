import type { Facultad, Permiso } from '@comanda/contract/permissions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  giveFacultades,
  makeEmployee,
  makeRestaurant,
  makeSede,
  type Person,
  type Restaurant,
  type TestSede,
} from '../../test/factories.ts';
import { openTestDatabase } from '../../test/harness.ts';
import { AppError } from '../errors/app-error.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { authoriseSede, readSession } from '../sessions/session.ts';
import { approve, approversIn } from './approval.service.ts';

const PIN = '482915';
const pinHash = hashPassword(PIN);
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let owner: Restaurant;
let sede: TestSede;
let waiter: Person;
let manager: Person;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  owner = await makeRestaurant(database.db);
  sede = await makeSede(database.db, owner);
  waiter = await makeEmployee(database.db, sede, ['pedidos']);
  manager = await person(['caja'], ['anulaciones']);
});

async function person(permisos: Permiso[], facultades: Facultad[], at = sede): Promise<Person> {
  const made = await makeEmployee(database.db, at, permisos);
  await giveFacultades(database.db, made, facultades);
  await set(made, { pin_hash: await pinHash });
  return made;
}

const set = (who: Person, values: object) =>
  database.db.updateTable('employees').set(values).where('id', '=', who.id).execute();

/** What comes of it: who approves, or the code of the refusal. */
async function ask(who: { token: string }, by?: Pick<Person, 'id'>, pin = PIN) {
  const session = await readSession(database.db, who.token);
  if (!session) throw new Error('This session is over.');
  const here = await authoriseSede(database.db, session, 'session.own', sede.dbName);
  const autoriza = by && { empleado: by.id, pin };
  return approve(database.db, here, 'anulaciones', session, autoriza).catch((error) => {
    if (error instanceof AppError) return error.code;
    throw error;
  });
}

test('who has the facultad answers for it themselves, and so does the owner', async () => {
  expect(await ask(manager)).toEqual({ id: manager.id, nombre: manager.nombre, told: {} });
  expect(await ask(owner)).toMatchObject({ id: owner.id, told: {} });
});

test('who lacks it needs a colleague who has it, and the trail can name both', async () => {
  expect(await ask(waiter)).toBe('requiere_aprobacion');
  expect(await ask(waiter, manager)).toEqual({
    id: manager.id,
    nombre: manager.nombre,
    told: { autorizadoPor: manager.nombre },
  });
});

test('nobody approves for themselves, without the facultad, or without its permiso', async () => {
  await set(waiter, { pin_hash: await pinHash });
  expect(await ask(waiter, waiter)).toBe('no_puede_aprobar');
  expect(await ask(waiter, await person(['caja'], ['arqueo']))).toBe('no_puede_aprobar');
  expect(await ask(waiter, await person(['pedidos'], ['anulaciones']))).toBe('no_puede_aprobar');
});

test('a wrong PIN, no PIN, another sede, a person whom the plan does not cover and nobody sound the same', async () => {
  const sister = await makeSede(database.db, owner);
  const abroad = await person(['caja'], ['anulaciones'], sister);
  const elsewhere = await makeSede(database.db, await makeRestaurant(database.db));
  const stranger = await person(['caja'], ['anulaciones'], elsewhere);
  const withoutPin = await makeEmployee(database.db, sede, ['caja']);
  await giveFacultades(database.db, withoutPin, ['anulaciones']);
  for (const by of [abroad, stranger, withoutPin, { id: 'x' }, { id: crypto.randomUUID() }]) {
    expect(await ask(waiter, by)).toBe('pin_incorrecto');
  }
  expect(await ask(waiter, owner)).toBe('pin_incorrecto');
  expect(await ask(waiter, manager, '111111')).toBe('pin_incorrecto');
  await set(manager, { activo: false });
  expect(await ask(waiter, manager)).toBe('pin_incorrecto');
});

test('the sixth wrong PIN of ten minutes waits, whoever types it; right ones are not counted', async () => {
  const other = await makeEmployee(database.db, sede, ['cocina']);
  for (let at = 0; at < 7; at += 1) {
    expect(await ask(waiter, manager)).toMatchObject({ id: manager.id });
  }
  const answers = [];
  for (let at = 0; at < 6; at += 1) {
    answers.push(await ask(at % 2 ? waiter : other, manager, `${200_000 + at}`));
  }
  expect(answers).toEqual([...Array(5).fill('pin_incorrecto'), 'demasiadas_solicitudes']);
  expect(await ask(waiter, manager)).toBe('demasiadas_solicitudes');
  await set(manager, { pin_tries_since: new Date(Date.now() - 10 * 60_000) });
  expect(await ask(waiter, manager)).toMatchObject({ id: manager.id });
  const trail = await database.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('entity_id', '=', manager.id)
    .execute();
  expect(trail).toEqual([{ action: 'pin_bloqueado', after: { nombre: manager.nombre } }]);
});

test('twenty guesses at once are five', async () => {
  const guesses = Array.from({ length: 20 }, (_, at) => ask(waiter, manager, `${100_000 + at}`));
  const codes = await Promise.all(guesses);
  expect(codes.filter((code) => code === 'pin_incorrecto')).toHaveLength(5);
  expect(codes.filter((code) => code === 'demasiadas_solicitudes')).toHaveLength(15);
});

test('whoever looks for somebody to approve sees those who can, by name, and nobody without a PIN', async () => {
  const other = await person(['caja'], ['anulaciones']);
  await set(other, { nombre: 'Ana Arango' });
  await set(manager, { nombre: 'Zoila Zapata' });
  await person(['caja'], ['arqueo']);
  // Without caja the facultad has no effect.
  await person(['pedidos'], ['anulaciones']);
  const noPin = await makeEmployee(database.db, sede, ['caja']);
  await giveFacultades(database.db, noPin, ['anulaciones']);
  const session = await readSession(database.db, waiter.token);
  if (!session) throw new Error('This session is over.');
  const here = await authoriseSede(database.db, session, 'session.own', sede.dbName);
  const people = await approversIn(database.db, here, 'anulaciones');
  expect(people.map(({ id }) => id)).toEqual([other.id, manager.id]);
});
