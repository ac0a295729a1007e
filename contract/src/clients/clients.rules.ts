import { passwordProblems } from '../auth/auth.rules.ts';
import { fold } from '../fold.ts';
import { phoneProblems } from '../forms/phones.ts';
import { missingField } from '../forms/required.ts';
import { dinerCheckoutMessages } from '../orders/checkout.messages.ts';
import { textMessages } from '../text.messages.ts';
import { isBlank, isEmail, isTooLong, TEXT_LIMITS } from '../text.ts';
import type { Problem } from '../wire.ts';
import type { Client, ClientInput } from './clients.ts';

/** The version of the data policy that a person accepts; it changes with the policy's text. */
export const POLICY_VERSION = '1';

/** The rules for a client who changes their own data. */
export function ownDataProblems(input: ClientInput, before: Pick<Client, 'telefono'>): Problem[] {
  const problems = problemsOf(input, ['nombre', 'telefono']);
  return [...problems, ...phoneProblems(input.telefono, before.telefono)];
}

/** The address is optional: only a delivery needs one. */
export function clientProblems(input: ClientInput): Problem[] {
  const required = ['nombre', 'telefono', 'email', 'password'] as const;
  const problems = problemsOf(input, required);
  return [...problems, ...phoneProblems(input.telefono)];
}

type Required = 'nombre' | 'telefono' | 'email' | 'password';

function problemsOf(input: ClientInput, required: readonly Required[]): Problem[] {
  // A password may consist of spaces.
  const isMissing = (field: Required) =>
    field === 'password' ? !input.password : isBlank(input[field]);
  const problems = required.filter(isMissing).map((field) => missingField(field));
  if (!isBlank(input.email) && !isEmail(input.email)) {
    problems.push({ path: 'email', message: dinerCheckoutMessages.emailInvalid });
  }
  for (const field of ['nombre', 'telefono', 'direccion'] as const) {
    const max = TEXT_LIMITS[field];
    if (isTooLong(input[field], max)) {
      problems.push({ path: field, message: textMessages.tooLong(max) });
    }
  }
  return input.password ? [...problems, ...passwordProblems(input.password, 'cliente')] : problems;
}

type SearchedClient = Pick<Client, 'nombre' | 'direccion' | 'telefono' | 'email'>;

/** A phone is found by its digits, however it was written. */
export function matchesClientSearch(client: SearchedClient, text: string): boolean {
  const wanted = fold(text.trim());
  const digits = phoneDigits(text.trim());
  if (digits !== '' && client.telefono.replace(/\D/g, '').includes(digits)) return true;
  return [client.nombre, client.direccion, client.telefono, client.email].some(
    (field) => field !== null && fold(field).includes(wanted),
  );
}

/** The digits of a text that looks like a phone number; empty for a word or a house number. */
export function phoneDigits(text: string): string {
  return /^[\d\s()+-]{4,}$/.test(text) ? text.replace(/\D/g, '') : '';
}
