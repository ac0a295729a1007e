import { type Facultad, facultadesOf, type Permiso } from '@comanda/contract/permissions';
import type { Employee, EmployeeInput } from '@comanda/contract/staff/staff';
import { staffMessages } from '@comanda/contract/staff/staff.messages';
import { employeeProblems } from '@comanda/contract/staff/staff.rules';
import { newId } from '../../lib/new-id.ts';

/** An employee as the form holds them, with everything as typed. */
export interface EmployeeDraft {
  key: string;
  /** Null until the employee is saved. */
  id: string | null;
  /** The employee as the form was opened with. */
  opened: Employee | null;
  nombre: string;
  edad: string;
  telefono: string;
  direccion: string;
  /** The cargo's id. */
  cargo: string;
  email: string;
  password: string;
  pin: string;
  /** A new employee chooses the own password by mail. */
  invitar: boolean;
  permisos: readonly Permiso[];
  facultades: readonly Facultad[];
}

export type DraftChange = Partial<Omit<EmployeeDraft, 'key' | 'id'>>;

export function newDraft(): EmployeeDraft {
  return {
    key: newId(),
    id: null,
    opened: null,
    nombre: '',
    edad: '',
    telefono: '',
    direccion: '',
    cargo: '',
    email: '',
    password: '',
    pin: '',
    invitar: false,
    permisos: [],
    facultades: [],
  };
}

export function draftOf(employee: Employee): EmployeeDraft {
  const { id, nombre, edad, telefono, direccion, cargo, email, permisos, facultades } = employee;
  return {
    key: id,
    id,
    opened: employee,
    nombre,
    edad: String(edad),
    telefono,
    direccion,
    cargo: cargo?._id ?? '',
    email,
    password: '',
    pin: '',
    invitar: false,
    permisos,
    facultades,
  };
}

/** The values to send. A blank password or PIN is left out, so the old one stays. */
export function inputOf(draft: EmployeeDraft): EmployeeInput {
  const { key: _key, opened: _opened, id, edad, password, pin, invitar, ...texts } = draft;
  return {
    ...texts,
    permisos: [...texts.permisos],
    // What stands on a permiso that was taken away goes with it.
    facultades: [...facultadesOf(texts)],
    ...(id && { id }),
    ...(edad.trim() !== '' && { edad: Number(edad) }),
    ...(password !== '' && !invitar && { password }),
    ...(pin !== '' && { pin }),
    ...(invitar && { invitar }),
  };
}

/** True if something was typed that is not saved. */
export function isChanged(draft: EmployeeDraft, employee: Employee | null): boolean {
  const before = employee ? draftOf(employee) : newDraft();
  return JSON.stringify(inputOf(draft)) !== JSON.stringify(inputOf(before));
}

const FIELD_WORDS: Record<string, string> = {
  nombre: 'el nombre',
  edad: 'la edad',
  telefono: 'el teléfono',
  cargo: 'el cargo',
  direccion: 'la dirección',
  email: 'el correo',
  password: 'la contraseña',
};

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

const NAMED = 3;

/** 'Revisa el PIN' for a new employee with something typed that is not valid, or null. */
export function wrongWords(draft: EmployeeDraft): string | null {
  const problems = employeeProblems(inputOf(draft), null);
  const words = Object.entries({ ...FIELD_WORDS, pin: 'el PIN' }).flatMap(([field, word]) =>
    problems.some(({ path }) => path === field) ? [word] : [],
  );
  return words.length === 0 ? null : `Revisa ${LIST.format(words)}`;
}

/** 'Faltan el cargo y la contraseña' for a new employee, or null if nothing is missing. */
export function missingWords(draft: EmployeeDraft): string | null {
  const missing = employeeProblems(inputOf(draft), null).filter(
    ({ rule }) => rule === staffMessages.fieldsRequired,
  );
  const words = Object.entries(FIELD_WORDS).flatMap(([field, word]) =>
    missing.some(({ path }) => path === field) ? [word] : [],
  );
  if (words.length === 0) return null;
  if (words.length === 1) return `Falta ${words[0]}`;
  if (words.length === Object.keys(FIELD_WORDS).length) return 'Faltan todos sus datos';
  const named = words.length > NAMED ? words.slice(0, NAMED - 1) : words;
  const rest = words.length > NAMED ? [`${words.length - named.length} datos más`] : [];
  return `Faltan ${LIST.format([...named, ...rest])}`;
}
