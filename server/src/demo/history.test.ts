import { bogotaDay } from '@comanda/contract/days';
import { platosOf, struckPlatos } from '@comanda/contract/kitchen/platos.rules';
import { routed } from '@comanda/contract/kitchen/routing.rules';
import { isOpenAt } from '@comanda/contract/locations/opening-hours';
import { isOrderable } from '@comanda/contract/modifiers/groups.rules';
import { groupProblems, nestsTooDeep } from '@comanda/contract/modifiers/modifiers-form.rules';
import { METODOS_AL_PEDIR, TIPOS } from '@comanda/contract/orders/orders.words';
import { priceLines } from '@comanda/contract/orders/pricing.rules';
import { describe, expect, test } from 'vitest';
import { createChance } from './chance.ts';
import { clientsOf } from './clients.ts';
import { type DemoOrder, fullyStocked, type HistorySede, LIVE_MS, makeHistory } from './history.ts';
import { menuOf } from './menu.ts';
import { PICTURES } from './picture-names.ts';
import { type DemoSede, SEDES } from './restaurant.ts';
import { STAFF } from './staff.ts';

const MOMENTS = {
  'a Friday at lunch': new Date('2026-11-13T13:12:00-05:00'),
  'a Tuesday when the doors open': new Date('2026-11-17T11:02:00-05:00'),
  'the middle of the night': new Date('2026-11-15T03:00:00-05:00'),
  'just after midnight': new Date('2026-11-16T00:05:00-05:00'),
};

const addresses = new Map(PICTURES.map((name) => [name, `/images/${name}/1280.webp`]));

function sedeAt(sede: DemoSede, now: Date): HistorySede {
  const chance = createChance('test');
  return {
    sede,
    menu: menuOf(sede.key, addresses, chance),
    clients: clientsOf(sede, now, chance.uuid),
    waiters: STAFF[sede.key]
      .filter(({ permisos }) => permisos.includes('pedidos'))
      .map(({ nombre, email }) => ({ id: chance.uuid(), nombre, email })),
  };
}

const cases = Object.entries(MOMENTS).flatMap(([moment, now]) =>
  SEDES.map((sede) => ({ moment, now, nombre: sede.nombre, place: sedeAt(sede, now) })),
);

describe.each(cases)('$nombre, $moment', ({ now, place }) => {
  const { orders, revision } = makeHistory(place, now);
  const minutesOld = ({ horaCreacion }: DemoOrder) =>
    Math.floor((now.getTime() - horaCreacion.getTime()) / 60_000);
  const isLive = ({ horaCreacion }: DemoOrder) => now.getTime() - horaCreacion.getTime() <= LIVE_MS;

  test('the same instant gives the same history', () => {
    expect(makeHistory(sedeAt(place.sede, now), now)).toEqual({ orders, revision });
  });

  test('the contract prices every order as it is stored', () => {
    const menu = fullyStocked(place.menu);
    for (const { productos, total, employee_id } of orders) {
      const isStaff = employee_id !== null;
      const hasCourses = productos.some(({ tiempo }) => tiempo !== undefined);
      const priced = priceLines(productos, menu, { isStaff, hasCourses });
      const stations = new Set(place.sede.estaciones.map(({ clave }) => clave));
      const lines = priced.ok ? routed(priced.lines, { find: menu.find, stations }) : [];
      expect({ ...priced, lines }).toEqual({ ok: true, lines: productos, total });
    }
  });

  test('nobody orders while the place is closed, but for the service that is always on', () => {
    const { horario } = place.sede;
    const outside = orders.filter((order) => !isOpenAt(horario, order.horaCreacion));
    expect(outside.filter((order) => !isLive(order))).toEqual([]);
  });

  test('each estado has exactly the times of its moves, none of them in the future', () => {
    for (const order of orders) {
      const road = [
        order.horaCreacion,
        order.fechaPreparado,
        order.fechaEntregado,
        order.fechaFacturado ?? order.fechaBaja ?? order.fechaCancelado,
      ].filter((date) => date !== null);
      const times = road.map((date) => date.getTime());
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
      expect(timesWritten(order)).toBeOneOf(ROADS[order.estado]);
      expect(order.motivoBaja !== null).toBe(order.estado === 'dado_de_baja');
    }
  });

  test('each tipo says where it goes', () => {
    for (const { tipo, mesa, direccion, telefono } of orders) {
      expect(mesa !== null).toBe(tipo === 'en_local');
      expect(direccion !== null).toBe(tipo === 'a_domicilio');
      expect(telefono !== null).toBe(tipo === 'a_domicilio');
    }
  });

  test('a signed-in person signs the order', () => {
    for (const {
      creadoPor,
      email,
      nombreCliente,
      client_id,
      employee_id,
      horaCreacion,
    } of orders) {
      const waiter = place.waiters.find(({ id }) => id === employee_id);
      const client = place.clients.find(({ id }) => id === client_id);
      expect(waiter !== undefined).toBe(employee_id !== null);
      expect(client !== undefined).toBe(client_id !== null);
      expect(creadoPor).toBe(waiter?.email ?? client?.email ?? email);
      if (!client) continue;
      expect(nombreCliente).toBe(client.nombre);
      expect(client.fecha_registro < horaCreacion).toBe(true);
    }
  });

  test('ids begin with the second of creation and end with the sede’s counter', () => {
    orders.forEach(({ id, horaCreacion }, i) => {
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(Number.parseInt(id.slice(0, 8), 16)).toBe(Math.floor(horaCreacion.getTime() / 1_000));
      expect(Number.parseInt(id.slice(-5), 16)).toBe(((i + 1) * 779_287) % 2 ** 20);
    });
  });

  test('every change raised the revision by one, and the newest order changes last', () => {
    const changes = orders.reduce(
      (sum, order) =>
        sum + 1 + order.updates.length + struckAt(order).length + timesWritten(order).length,
      0,
    );
    expect(revision).toBe(changes);
    expect(new Set(orders.map((order) => order.revision)).size).toBe(orders.length);
    const lastChange = (order: DemoOrder) =>
      Math.max(
        order.horaCreacion.getTime(),
        ...order.updates.map(({ date }) => Date.parse(date)),
        ...struckAt(order),
        ...DATES.map((date) => order[date]?.getTime() ?? 0),
      );
    const byRevision = [...orders].sort((a, b) => a.revision - b.revision).map(lastChange);
    expect(byRevision).toEqual([...byRevision].sort((a, b) => a - b));
    expect(byRevision.length).toBeGreaterThan(0);
  });

  test('three weeks of thirty to seventy orders a day, of every kind', () => {
    const days = Map.groupBy(orders, ({ horaCreacion }) => bogotaDay(horaCreacion));
    const whole = [...days].filter(([day]) => day < bogotaDay(new Date(now.getTime() - LIVE_MS)));
    expect(whole.length).toBeGreaterThanOrEqual(20);
    for (const [, ofDay] of whole) {
      expect(ofDay.length).toBeGreaterThanOrEqual(30);
      expect(ofDay.length).toBeLessThanOrEqual(70);
    }
    expect(new Set(orders.map(({ tipo }) => tipo))).toEqual(new Set(TIPOS));
    expect(new Set(orders.map(({ metodoPago }) => metodoPago))).toEqual(new Set(METODOS_AL_PEDIR));
    expect(orders.some(({ updates }) => updates.length > 0)).toBe(true);
    expect(orders.some(({ productos }) => productos.some(({ combo }) => combo))).toBe(true);
  });

  test('dishes with groups are ordered with every group, also with what hangs under an option', () => {
    const lines = orders.flatMap(({ productos }) => productos);
    const chosen = lines.flatMap(({ grupos = [] }) => grupos);
    const nested = chosen.flatMap(({ opciones }) => opciones.flatMap((one) => one.grupos ?? []));
    const codes = [...chosen, ...nested].map(({ codigo }) => codigo);
    expect(new Set(codes)).toEqual(new Set(place.menu.groups.map(({ codigo }) => codigo)));
    expect(lines.some(({ grupos, cantidad }) => grupos && cantidad > 1)).toBe(true);
    expect(
      chosen.some(({ opciones }) =>
        opciones.some(({ incluidas, cantidad }) => incluidas < cantidad && cantidad > 1),
      ),
    ).toBe(true);
  });

  test('every station has dishes to make, and some orders are begun', () => {
    const { estaciones } = place.sede;
    const waiting = orders.filter(({ estado }) => estado === 'enviado');
    const made = new Set(waiting.flatMap(platosOf).map(({ estacion }) => estacion));
    const known = estaciones.map(({ clave }) => clave);
    expect([...made].toSorted()).toEqual((known.length > 0 ? known : ['cocina']).toSorted());
    const begun = waiting.filter((order) => struckAt(order).length > 0);
    expect(begun.length > 0).toBe(known.length > 0);
    for (const order of begun) {
      expect(platosOf(order).length).toBeGreaterThan(struckPlatos(order).size);
    }
  });

  test('the kitchen, the waiters and the cashier have work, whatever the hour', () => {
    const ofEstado = (estado: DemoOrder['estado']) =>
      orders.filter((order) => order.estado === estado);
    expect(
      ofEstado('enviado')
        .map(minutesOld)
        .toSorted((a, b) => a - b),
    ).toEqual([2, 6, 12, 18, 24]);
    expect(ofEstado('preparado').length).toBeGreaterThanOrEqual(3);
    expect(ofEstado('entregado').length).toBeGreaterThanOrEqual(4);
    for (const order of orders.filter((one) => minutesOld(one) > 180)) {
      expect(order.estado).toBeOneOf(['facturado', 'cancelado', 'dado_de_baja']);
    }
    const seated = orders.filter((order) => isLive(order) && order.mesa !== null);
    const parties = new Set(seated.map(({ mesa, nombreCliente }) => `${mesa} ${nombreCliente}`));
    expect(new Set(seated.map(({ mesa }) => mesa)).size).toBe(parties.size);
  });
});

test('the groups of the demo keep the rules of groups, and every dish can be ordered', () => {
  for (const { key } of SEDES) {
    const { groups, products, groupIndex } = menuOf(key, addresses, createChance('test'));
    for (const group of groups) {
      expect(groupProblems(group, { codigo: group.codigo, groups, products })).toEqual([]);
    }
    expect(nestsTooDeep(groups)).toBe(false);
    const offered = products.filter(({ agotado }) => !agotado);
    expect(offered.filter((product) => !isOrderable(product, groupIndex))).toEqual([]);
  }
});

const DATES = [
  'fechaPreparado',
  'fechaEntregado',
  'fechaCancelado',
  'fechaFacturado',
  'fechaBaja',
] as const;

/** As in the constraint orders_estado_times. */
const ROADS: Record<DemoOrder['estado'], (typeof DATES)[number][][]> = {
  enviado: [[]],
  preparado: [['fechaPreparado']],
  entregado: [['fechaPreparado', 'fechaEntregado']],
  cancelado: [['fechaCancelado'], ['fechaPreparado', 'fechaCancelado']],
  facturado: [['fechaPreparado', 'fechaEntregado', 'fechaFacturado']],
  dado_de_baja: [['fechaPreparado', 'fechaEntregado', 'fechaBaja']],
};

function timesWritten(order: DemoOrder) {
  return DATES.filter((date) => order[date] !== null);
}

function struckAt({ cocina }: DemoOrder): number[] {
  return Object.values(cocina.listo ?? {}).map((at) => Date.parse(at));
}
