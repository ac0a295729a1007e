import { missingField } from '../forms/required.ts';
import { checkoutMessages } from '../orders/checkout.messages.ts';
import { isBlank, isEmail } from '../text.ts';
import type { Problem } from '../wire.ts';
import { passwordsMessages } from './auth.messages.ts';

/** Twenty is what the spec's employee form allows. */
export const PASSWORD_LENGTHS = {
  propietario: { min: 8, max: 128 },
  cliente: { min: 8, max: 128 },
  empleado: { min: 8, max: 20 },
} as const;

export const CODE_LENGTH = 6;

/** For a new password. A login never says which rule the wrong one breaks. */
export function passwordProblems(
  password: string | null | undefined,
  owner: keyof typeof PASSWORD_LENGTHS,
): Problem[] {
  const { min, max } = PASSWORD_LENGTHS[owner];
  const length = password?.length ?? 0;
  if (length >= min && length <= max) return [];
  return [{ path: 'password', message: passwordsMessages.length(min, max) }];
}

export function credentialProblems(body: {
  email?: string | null | undefined;
  password?: string | null | undefined;
}): Problem[] {
  const problems: Problem[] = [];
  if (isBlank(body.email)) problems.push(missingField('email'));
  // A password may consist of spaces.
  if (!body.password) problems.push(missingField('password'));
  return problems;
}

export function registrationProblems(body: {
  email?: string | null | undefined;
  password?: string | null | undefined;
}): Problem[] {
  const missing = credentialProblems(body);
  if (missing.length > 0) return missing;
  const email: Problem[] = isEmail(body.email)
    ? []
    : [{ path: 'email', message: checkoutMessages.emailInvalid }];
  return [...email, ...passwordProblems(body.password, 'propietario')];
}
