import { expect, it } from 'vitest';
import { draftOf, type EmployeeDraft, inputOf, missingWords, newDraft } from './employee-draft.ts';

const COMPLETE: EmployeeDraft = {
  ...newDraft(),
  nombre: 'Jhon Jairo Castaño',
  edad: '30',
  telefono: '313 555 0150',
  direccion: 'Carrera 15 # 31-44',
  cargo: 'c1',
  email: 'jhon@correo.example',
  password: 'clave-nueva',
};

it.each([
  [{}, null],
  [{ cargo: '' }, 'Falta el cargo'],
  [{ cargo: '', password: '' }, 'Faltan el cargo y la contraseña'],
  [{ edad: '0', telefono: ' ', email: '' }, 'Faltan la edad, el teléfono y el correo'],
  [{ edad: '', telefono: '', cargo: '', email: '' }, 'Faltan la edad, el teléfono y 2 datos más'],
])('lists what a new employee still lacks: %o', (change, words) => {
  expect(missingWords({ ...COMPLETE, ...change })).toBe(words);
});

it('is shorter while the row is empty', () => {
  expect(missingWords(newDraft())).toBe('Faltan todos sus datos');
});

it('leaves out a blank password and the fields of the form itself', () => {
  const employee = {
    id: 'e1',
    nombre: 'Laura Gómez',
    edad: 29,
    telefono: '310',
    direccion: 'Calle 1',
    cargo: { _id: 'c1', nombre: 'Mesera' },
    email: 'laura@correo.example',
    permisos: ['pedidos' as const],
    facultades: ['cobrar' as const],
  };
  expect(
    inputOf(draftOf({ ...employee, tienePin: false, invitacionPendiente: false, activo: true })),
  ).toEqual({
    ...employee,
    cargo: 'c1',
  });
});
