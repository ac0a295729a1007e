import { underscored } from '../fold.ts';
import { phoneProblems } from '../forms/phones.ts';
import { missingField } from '../forms/required.ts';
import { sedeNameProblems } from '../sede-life/sede-life.rules.ts';
import { textMessages } from '../text.messages.ts';
import { isBlank, isTooLong, isUuid, TEXT_LIMITS } from '../text.ts';
import type { Problem } from '../wire.ts';
import { locationsMessages } from './locations.messages.ts';
import type { LocationInput } from './locations.ts';

/** What a membership without a stated limit allows. */
export const DEFAULT_SEDES = 1;

export const SLUG = { min: 3, max: 60, pattern: /^[a-z0-9-]{3,60}$/ } as const;

/** A slug never looks like an id, because the public link accepts either. */
export function isSlug(text: string): boolean {
  return SLUG.pattern.test(text) && !isUuid(text);
}

/** The name of a sede on the wire. Accents stay: 'Bogotá  Norte' → 'bogotá_norte'. Never with '@', which names no sede. */
export function toDbName(nombre: string): string {
  return underscored(nombre.replaceAll('@', ' ')) || 'sede';
}

/** Two restaurants may both have a "Centro"; the second becomes centro_2. */
export function nextFreeDbName(base: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  let name = base;
  for (let suffix = 2; used.has(name); suffix += 1) name = `${base}_${suffix}`;
  return name;
}

export type LocationSave =
  | { isNew: true; hasImagen: boolean; hasLogo: boolean }
  | {
      isNew: false;
      email: string | null | undefined;
      id: string | null | undefined;
      /** The stored ones. */
      nombre: string;
      telefono: string | null | undefined;
    };

export function locationProblems(input: LocationInput, save: LocationSave): Problem[] {
  const fields = ['nombre', 'direccion', 'telefono', 'horario'] as const;
  const problems: Problem[] = fields
    .filter((field) => isBlank(input[field]))
    .map((field) => missingField(field, locationsMessages.fieldsRequired));
  const add = (path: string, message: string) => problems.push({ path, message });
  for (const field of fields) {
    const max = TEXT_LIMITS[field];
    if (isTooLong(input[field], max)) add(field, textMessages.tooLong(max));
  }
  problems.push(...sedeNameProblems(input.nombre ?? '', save.isNew ? null : save.nombre));
  problems.push(...phoneProblems(input.telefono, save.isNew ? null : save.telefono));
  if (save.isNew) {
    const rule = locationsMessages.imagesRequired;
    if (!save.hasImagen) problems.push(missingField('imagenUpload', rule));
    if (!save.hasLogo) problems.push(missingField('logoUpload', rule));
  } else {
    if (isBlank(save.email)) add('email', locationsMessages.updateNeedsEmailAndId);
    if (isBlank(save.id)) add('_id', locationsMessages.updateNeedsEmailAndId);
  }
  return problems;
}

/** How many sedes the membership still allows; `percentage` is the remaining share. */
export function sedesProgress(
  used: number,
  allowed: number | null | undefined,
): { remaining: number; total: number; percentage: number; canAdd: boolean } {
  const total = allowed ?? DEFAULT_SEDES;
  const remaining = Math.max(0, total - used);
  const percentage = total > 0 ? Math.round((remaining / total) * 100) : 0;
  return { remaining, total, percentage, canAdd: remaining > 0 };
}
