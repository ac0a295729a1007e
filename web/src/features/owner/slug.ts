import { isSlug, SLUG } from '@comanda/contract/locations/locations.rules';

export const SLUG_RULE = `De ${SLUG.min} a ${SLUG.max} caracteres: letras a-z, números y guiones.`;

/** What a person types on the way to a link: capitals and spaces mean what they look like. */
export function asTyped(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '-');
}

/** Said while it is typed, so only what more typing cannot mend: nothing yet is no mistake. */
export function slugProblem(text: string): string | undefined {
  if (text === '' || isSlug(text)) return undefined;
  const isOnlyShort = text.length < SLUG.min && isSlug(text.padEnd(SLUG.min, '-'));
  return isOnlyShort ? undefined : SLUG_RULE;
}
