import { passwordProblems } from '../auth/auth.rules.ts';
import { phoneProblems } from '../forms/phones.ts';
import { missingField, type RequiredField } from '../forms/required.ts';
import { checkoutMessages } from '../orders/checkout.messages.ts';
import { textMessages } from '../text.messages.ts';
import { cleanText, isBlank, isEmail, isTooLong, nameKey, TEXT_LIMITS } from '../text.ts';
import type { Problem } from '../wire.ts';
import { facultadesProblems } from './facultades.rules.ts';
import { pinProblems } from './pin.rules.ts';
import { staffMessages } from './staff.messages.ts';
import type { Employee, EmployeeInput, RoleInput } from './staff.ts';

/** In Colombia nobody works before 15, and until 18 only with a permit of the labour inspector. */
const MIN_AGE = 15;
const MAX_AGE = 120;
/** How long the link of an invitation works. */
export const INVITATION_DAYS = 3;

/** 'Guardar nuevos': at least one unsaved row, and every unsaved row complete. Saved rows have an id. */
export function canSaveNew(rows: readonly EmployeeInput[]): boolean {
  const unsaved = rows.filter((row) => !row.id);
  return unsaved.length > 0 && unsaved.every((row) => missingFields(row).length === 0);
}

/**
 * A blank password on an update means "keep it"; a new employee needs one or an invitation.
 * `before`: the employee as stored, null for a new one.
 */
export function employeeProblems(
  row: EmployeeInput,
  before: Pick<Employee, 'telefono' | 'edad' | 'permisos'> | null,
): Problem[] {
  const isNew = before === null;
  const missing = missingFields(row).filter((field) => isNew || field !== 'password');
  const problems = missing.map((field) => missingField(field, staffMessages.fieldsRequired));
  if (!isBlank(row.email) && !isEmail(row.email)) {
    problems.push({ path: 'email', message: checkoutMessages.emailInvalid });
  }
  // An age that was stored before the rule does not stand in the way of another change.
  if (!missing.includes('edad') && row.edad !== before?.edad && !isAge(row.edad)) {
    problems.push({ path: 'edad', message: staffMessages.edadInvalid(MIN_AGE, MAX_AGE) });
  }
  for (const field of ['nombre', 'telefono', 'direccion'] as const) {
    const max = TEXT_LIMITS[field];
    if (isTooLong(row[field], max)) {
      problems.push({ path: field, message: textMessages.tooLong(max) });
    }
  }
  problems.push(...phoneProblems(row.telefono, before?.telefono));
  if (row.password && !row.invitar) {
    problems.push(...passwordProblems(row.password, 'empleado'));
  }
  const permisos = row.permisos ?? before?.permisos ?? [];
  problems.push(...facultadesProblems(row.facultades ?? [], permisos));
  return [...problems, ...pinProblems(row.pin)];
}

/** Only cargos without an id are new; having none is reported as information, not as an error. */
export function newRoles<R extends RoleInput>(roles: readonly R[]): R[] {
  return roles.filter((role) => !role._id);
}

/** `known`: the sede's existing cargos; no two have the same name. */
export function roleProblems(
  roles: readonly RoleInput[],
  known: readonly { nombre: string }[],
): Problem[] {
  const taken = new Set(known.map(({ nombre }) => nameKey(nombre)));
  return roles.flatMap((role, i) => {
    const problems: Problem[] = [];
    const nombre = cleanText(role.nombre ?? '');
    if (nombre !== '' && taken.has(nameKey(nombre))) {
      const message = staffMessages.roleNameRepeated(nombre);
      problems.push({ path: `roles.${i}.nombre`, message });
    }
    taken.add(nameKey(nombre));
    if (isBlank(role.nombre)) {
      problems.push({ path: `roles.${i}.nombre`, message: staffMessages.roleNameRequired });
    }
    if (isBlank(role.descripcion)) {
      const message = staffMessages.roleDescriptionRequired;
      problems.push({ path: `roles.${i}.descripcion`, message });
    }
    for (const field of ['nombre', 'descripcion'] as const) {
      const max = TEXT_LIMITS[field];
      if (isTooLong(role[field], max)) {
        problems.push({ path: `roles.${i}.${field}`, message: textMessages.tooLong(max) });
      }
    }
    return problems;
  });
}

/** The same rules for one cargo that exists; `others` are the rest of the sede's. */
export function roleEditProblems(
  role: RoleInput,
  others: readonly { nombre: string }[],
): Problem[] {
  const words: Record<string, string> = {
    [staffMessages.roleNameRequired]: staffMessages.roleNeedsName,
    [staffMessages.roleDescriptionRequired]: staffMessages.roleNeedsDescription,
  };
  return roleProblems([role], others).map(({ path, message }) => ({
    path: path.replace('roles.0.', ''),
    message: words[message] ?? message,
  }));
}

function isAge(edad: number | null | undefined): boolean {
  return Number.isInteger(edad) && Number(edad) >= MIN_AGE && Number(edad) <= MAX_AGE;
}

function missingFields(row: EmployeeInput): RequiredField[] {
  const texts = ['nombre', 'telefono', 'direccion', 'email'] as const;
  const missing: RequiredField[] = texts.filter((field) => isBlank(row[field]));
  if (!row.edad || row.edad <= 0) missing.push('edad');
  if (!hasCargo(row.cargo)) missing.push('cargo');
  if (!row.password && !row.invitar) missing.push('password');
  return missing;
}

function hasCargo(cargo: EmployeeInput['cargo']): boolean {
  if (typeof cargo === 'string') return !isBlank(cargo);
  return Boolean(cargo) && !(isBlank(cargo?._id) && isBlank(cargo?.nombre));
}
