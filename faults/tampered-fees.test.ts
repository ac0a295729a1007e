import { FEE_CODE } from '@comanda/contract/zones/fee-line';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { size } from '../e2e/form.ts';
import { openMenu } from '../server/test/menu.ts';

let place: Awaited<ReturnType<typeof openMenu>>;
beforeAll(async () => {
  place = await openMenu();
  const { dbName } = place.sede;
  const read = await place.server.call('GET', `/api/zones?dbName=${dbName}`);
  const zonas = [
    { nombre: 'Cerca', barrios: ['Chicó'], tarifa: 5_000, minimo: 20_000, gratis_desde: 60_000 },
    { nombre: 'Lejos', barrios: ['Usme'], tarifa: 12_000, minimo: 30_000 },
  ];
  const body = { dbName, version: read.body.version, zonas };
  const { token } = place.owner;
  expect((await place.server.call('PUT', '/api/zones', { token, body })).status).toBe(200);
});
afterAll(() => place.server.close());

/** The terms above, typed by hand. */
const FEE = {
  chico: (dishes: number) => (dishes >= 60_000 ? 0 : 5_000),
  usme: () => 12_000,
};
const MINIMUM = { chico: 20_000, usme: 30_000 };
const AJIACO = 27_500;

const number = fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.double());
const domicilio = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      barrio: fc.constantFrom('Chicó', 'CHICO', 'Usme', ' usme ', 'Cedritos', ''),
      valor: fc.oneof(fc.constant(undefined), fc.constantFrom(0, 5_000, 12_000), number),
    }),
  },
  { weight: 1, arbitrary: fc.record({ punto: fc.record({ lat: number, lng: number }) }) },
  { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
);
const feeLine = fc.record({
  id_sigo: fc.constant(FEE_CODE),
  cantidad: fc.integer({ min: -2, max: 2 }),
  precio: number,
  domicilio: fc.constant({ barrio: 'Chicó', tarifa: 0 }),
});

test('no tampered fee is honoured: an accepted delivery costs what its zone says', async () => {
  const runs = size(150, 1_000);
  let accepted = 0;
  let guest = 0;
  await fc.assert(
    fc.asyncProperty(
      domicilio,
      fc.integer({ min: 1, max: 4 }),
      fc.option(feeLine, { freq: 6 }),
      async (sent, cantidad, line) => {
        guest += 1;
        const { status, body } = await place.server.call('POST', '/api/orders/create', {
          body: {
            dbName: place.sede.dbName,
            tipo: 'a_domicilio',
            nombreCliente: 'Ana',
            email: `ana-${guest}@correo.example`,
            direccion: 'Calle 59 # 4-38',
            telefono: '310 555 0164',
            metodoPago: 'efectivo',
            domicilio: sent,
            productos: [{ id_sigo: 'AJIACO', cantidad }, ...(line ? [line] : [])],
          },
        });
        if (status !== 201) {
          expect([400, 409, 422, 429]).toContain(status);
          return;
        }
        accepted += 1;
        const key = String(sent && 'barrio' in sent && sent.barrio).includes('s')
          ? 'usme'
          : 'chico';
        const dishes = AJIACO * cantidad;
        expect(line).toBeNull();
        expect(dishes).toBeGreaterThanOrEqual(MINIMUM[key]);
        expect(body.data.total).toBe(dishes + FEE[key](dishes));
      },
    ),
    { numRuns: runs },
  );
  expect(accepted).toBeGreaterThan(runs / 100);
});
