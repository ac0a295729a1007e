export const nitMessages = {
  invalid: 'Escribe el NIT con su dígito de verificación, por ejemplo 900.123.456-8.',
} as const;

/** The longest NIT, however its digits are grouped. */
export const NIT_MAX = 20;

/** What the digits of a NIT are weighed with, from the last to the first, to find its check digit. */
const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43] as const;

/** A Colombian tax number: six to ten digits and, after a dash, the one that checks them. */
export function isNit(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && (parts.check === null || parts.check === checkDigit(parts.number));
}

/** '900.123.456-8' of however somebody typed it; what is no NIT stays as it is. */
export function formatNit(text: string): string {
  const parts = partsOf(text);
  if (parts === null) return text;
  const grouped = inThousands(parts.number);
  return parts.check === null ? grouped : `${grouped}-${parts.check}`;
}

/** '900.123.456' of '900123456'. */
function inThousands(digits: string): string {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join('.');
}

function partsOf(text: string): { number: string; check: string | null } | null {
  const found = /^(\d{6,10})(?:-(\d))?$/.exec(text.replace(/[.\s]/g, ''));
  return found?.[1] ? { number: found[1], check: found[2] ?? null } : null;
}

function checkDigit(number: string): string {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((all, digit, at) => all + digit * (WEIGHTS[at] ?? 0), 0);
  const rest = sum % 11;
  return String(rest > 1 ? 11 - rest : rest);
}
