const NAMES_A_PERSON = ['nombreCliente', 'email', 'telefono', 'direccion'];

/**
 * The same record without the person: names, addresses and phones become `nobody`, free notes are
 * emptied. Dishes, amounts, prices and tables stay, so that the audit log still says what was
 * changed.
 */
export function withoutPerson<T>(value: T, nobody: string): T {
  return scrub(value, nobody) as T;
}

function scrub(value: unknown, nobody: string): unknown {
  if (Array.isArray(value)) return value.map((one) => scrub(one, nobody));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (name === 'nota' && one) return [name, ''];
      if (NAMES_A_PERSON.includes(name) && typeof one === 'string') return [name, one && nobody];
      return [name, scrub(one, nobody)];
    }),
  );
}
