import { describe, expect, it } from 'vitest';
import { phonesMessages } from '../forms/phones.messages.ts';
import { missingField } from '../forms/required.ts';
import type { Permiso } from '../permissions.ts';
import { staffMessages } from './staff.messages.ts';
import { canSaveNew, employeeProblems, newRoles, roleProblems } from './staff.rules.ts';

const complete = {
  nombre: 'Luis',
  edad: 30,
  telefono: '3001234567',
  direccion: 'Cl 1',
  cargo: { nombre: 'Mesero' },
  email: 'luis@demo.co',
  password: 'mesero-2025',
  permisos: [] as Permiso[],
};
const saved = { id: 'e1' };

describe("'Guardar nuevos'", () => {
  it('waits for an unsaved row', () => {
    expect(canSaveNew([])).toBe(false);
    expect(canSaveNew([saved])).toBe(false);
    expect(canSaveNew([saved, complete])).toBe(true);
  });

  it.each(['nombre', 'edad', 'telefono', 'direccion', 'cargo', 'email', 'password'])(
    'waits until every unsaved row has %s',
    (field) => {
      expect(canSaveNew([complete, { ...complete, [field]: null }])).toBe(false);
      expect(canSaveNew([complete, { ...complete, id: 'e2', [field]: null }])).toBe(true);
    },
  );

  it('needs an age above 0 and an existing cargo', () => {
    expect(canSaveNew([{ ...complete, edad: 0 }])).toBe(false);
    expect(canSaveNew([{ ...complete, edad: -1 }])).toBe(false);
    expect(canSaveNew([{ ...complete, cargo: {} }])).toBe(false);
    expect(canSaveNew([{ ...complete, cargo: 'c1' }])).toBe(true);
  });
});

describe('saving an employee', () => {
  it('keeps the password when an update leaves it blank', () => {
    const { password: _, ...withoutPassword } = complete;
    expect(employeeProblems(withoutPassword, complete)).toEqual([]);
    expect(employeeProblems({ ...complete, password: '' }, complete)).toEqual([]);
    expect(employeeProblems(withoutPassword, null)).toEqual([
      missingField('password', 'Todos los campos son obligatorios'),
    ]);
  });

  it('refuses a password over 20 characters', () => {
    expect(employeeProblems({ ...complete, password: 'x'.repeat(21) }, complete)).toEqual([
      { path: 'password', message: 'La contraseña debe tener entre 8 y 20 caracteres' },
    ]);
  });

  it('refuses a phone that nobody can call, unless it was stored before', () => {
    const row = { ...complete, telefono: '300' };
    const problem = { path: 'telefono', message: phonesMessages.invalid };
    expect(employeeProblems(row, null)).toEqual([problem]);
    expect(employeeProblems(row, complete)).toEqual([problem]);
    expect(employeeProblems(row, { ...complete, telefono: '300' })).toEqual([]);
  });

  it('refuses a person too young to work, unless the age was stored before', () => {
    const row = { ...complete, edad: 14 };
    const problem = { path: 'edad', message: staffMessages.edadInvalid(15, 120) };
    expect(employeeProblems(row, null)).toEqual([problem]);
    expect(employeeProblems(row, complete)).toEqual([problem]);
    expect(employeeProblems(row, { ...complete, edad: 14 })).toEqual([]);
    expect(employeeProblems({ ...complete, edad: 15 }, null)).toEqual([]);
  });

  it.each([
    [['cobrar', 'sede'], ['pedidos'], []],
    [['descuentos'], ['caja'], []],
    [['anular'], ['caja'], ['Esa facultad no existe.']],
    [['toString'], ['caja'], ['Esa facultad no existe.']],
    [['arqueo', 'arqueo'], ['caja'], ['Cada facultad va una sola vez.']],
    [['arqueo'], ['pedidos'], ['«Arqueo» necesita el permiso Caja.']],
    [['descuentos'], ['menu'], ['«Descuentos» necesita el permiso Pedidos o Caja.']],
    [['sede'], [], ['«Sede» necesita algún permiso.']],
  ] as const)(
    'takes the facultades %j beside %j, or says what is wrong',
    (words, permisos, texts) => {
      const row = { ...complete, permisos: [...permisos], facultades: [...words] };
      const problems = texts.map((message) => ({ path: 'facultades', message }));
      expect(employeeProblems(row, null)).toEqual(problems);
    },
  );

  it('judges the facultades of a change by the permisos that stay', () => {
    const { permisos: _, ...row } = { ...complete, facultades: ['arqueo'] };
    expect(employeeProblems(row, { ...complete, permisos: ['caja'] })).toEqual([]);
    expect(employeeProblems(row, { ...complete, permisos: ['menu'] })).toHaveLength(1);
  });

  it('refuses an invalid e-mail', () => {
    expect(employeeProblems({ ...complete, email: 'luis' }, null)).toHaveLength(1);
  });
});

describe('saving cargos', () => {
  it('saves only new ones', () => {
    const fresh = { nombre: 'Cajero', descripcion: 'Cobra' };
    expect(newRoles([{ _id: 'c1', nombre: 'Mesero' }, fresh])).toEqual([fresh]);
  });

  it('needs a name and a description', () => {
    expect(roleProblems([{ nombre: 'Cajero', descripcion: 'Cobra' }, { nombre: ' ' }], [])).toEqual(
      [
        { path: 'roles.1.nombre', message: 'Todos los nuevos cargos deben tener un nombre válido' },
        {
          path: 'roles.1.descripcion',
          message: 'Todos los nuevos cargos deben tener una descripción',
        },
      ],
    );
  });

  it('needs a name that no other cargo of the sede has, however it is spelt', () => {
    const cargo = (nombre: string) => ({ nombre, descripcion: 'Cobra' });
    const known = [{ nombre: 'Cajero' }];
    expect(roleProblems([cargo('Host'), cargo('Anfitrión')], known)).toEqual([]);
    expect(
      roleProblems([cargo(' CAJERO'), cargo('Anfitrión'), cargo('anfitrion')], known).map(
        ({ path }) => path,
      ),
    ).toEqual(['roles.0.nombre', 'roles.2.nombre']);
  });
});
