import { aGroup, anOption, aProduct } from '@comanda/contract/testing/test-factories';
import { expect, test } from 'vitest';
import { auditChanges } from './audit-change-table.tsx';
import { auditValue } from './audit-words.ts';

type Sides = Pick<Parameters<typeof auditChanges>[0], 'antes' | 'despues'>;

/** The rows of the table: field, before, after. */
function shown(antes: object | null, despues: object | null) {
  return auditChanges({ antes, despues } as Sides as Parameters<typeof auditChanges>[0]).map(
    ({ field, antes: before, despues: after }) => [
      field,
      auditValue(field, before),
      auditValue(field, after),
    ],
  );
}

test('the table shows only the fields that differ, and formats money', () => {
  const before = aProduct({ precio: 32_900, permiteAdiciones: true });
  const after = aProduct({ precio: 34_900, permiteAdiciones: false });
  expect(shown(before, after)).toEqual([
    ['precio', '$32.900', '$34.900'],
    ['permiteAdiciones', 'Sí', 'No'],
  ]);
});

test('a flag that was never set equals a flag that is off', () => {
  expect(shown(aProduct(), aProduct({ agotado: false }))).toEqual([]);
});

test('the same permisos in another order are not a change', () => {
  expect(shown({ permisos: ['caja', 'menu'] }, { permisos: ['menu', 'caja'] })).toEqual([]);
});

test('the table hides internal ids and secrets', () => {
  expect(shown({ _id: '1', dbName: 'a' }, { _id: '2', dbName: 'b' })).toEqual([]);
  const [password] = shown({}, { claveNueva: true });
  expect(password).toEqual(['claveNueva', null, null]);
});

test('the table puts objects and lists into words', () => {
  expect(
    shown(
      {
        tono: 'calido',
        estado: 'enviado',
        permisos: ['menu'],
        cargo: { _id: '1', nombre: 'Mesera' },
        redesSociales: { whatsapp: '', instagram: '', facebook: '' },
        path: null,
      },
      {
        tono: 'elegante',
        estado: 'dado_de_baja',
        permisos: ['menu', 'caja'],
        cargo: null,
        parametros: [{ titulo: 'Horarios', valor: 'Todo el día' }],
        productos: [
          { cantidad: 2, nombre: 'Ajiaco' },
          { cantidad: 1, nombre: 'Limonada' },
        ],
        redesSociales: { whatsapp: '300', instagram: 'marta', facebook: '' },
        path: 'mi-fonda',
      },
    ),
  ).toEqual([
    ['estado', 'Enviado', 'Dado de baja'],
    ['productos', null, '2 × Ajiaco\n1 × Limonada'],
    ['cargo', 'Mesera', null],
    ['permisos', 'Menú', 'Menú, Caja'],
    ['tono', 'Cálido', 'Elegante'],
    ['parametros', null, 'Horarios: Todo el día'],
    ['redesSociales', null, 'WhatsApp: 300, Instagram: marta'],
    ['path', null, '/mi-fonda'],
  ]);
});

test('a line shows its additions, its combo and its note', () => {
  const extra = (nombre: string) => ({ nombre, id_sigo: nombre, precio: 1 });
  const line = {
    id_sigo: 'A',
    nombre: 'Ajiaco',
    cantidad: 2,
    nota: '',
    adiciones: [],
    combo: null,
  };
  const more = {
    ...line,
    adiciones: [extra('Aguacate'), extra('Queso')],
    combo: { bebida: extra('Limonada'), adicional: extra('Papa') },
    nota: 'sin crema',
  };
  expect(shown({ productos: [line] }, { productos: [more] })).toEqual([
    [
      'productos',
      '2 × Ajiaco',
      '2 × Ajiaco + Aguacate (para 1) + Queso (para 1), combo: Limonada y Papa, «sin crema»',
    ],
  ]);
});

test('a group shows its options with what they cost', () => {
  const hogao = anOption({ precio: 1_500 });
  const before = aGroup({ opciones: [hogao] });
  const after = aGroup({
    max: 2,
    opciones: [{ ...hogao, agotado: true }, anOption({ nombre: 'Ají' })],
  });
  expect(shown(before, after)).toEqual([
    ['max', '1', '2'],
    ['opciones', 'Hogao, $1.500', 'Hogao, $1.500, agotado\nAjí'],
  ]);
});
