import { mesaClave } from '../tables/tables.rules.ts';

/** The tables of the plan, and those that have an open account. */
export interface KnownTables {
  plan: readonly string[];
  open: readonly string[];
}

/** '7 B', '7 C': a further account of table 7, also if it is asked of '7 B'. After Z, numbers go on. */
export function furtherAccountName(mesa: string, { plan, open }: KnownTables): string {
  const tables = new Set(plan.map(mesaClave));
  const taken = new Set([...tables, ...open.map(mesaClave)]);
  const base = tables.has(mesaClave(mesa)) ? mesa : baseOf(mesa, taken);
  for (let at = 1; ; at += 1) {
    const letter = at < 26 ? String.fromCharCode(65 + at) : String(at + 1);
    const name = `${base} ${letter}`;
    if (!taken.has(mesaClave(name))) return name;
  }
}

/** The key of the table whose further account this is: '7' for '7 B', if the first is a table and the second is not. */
export function furtherAccountOf(mesa: string, tables: ReadonlySet<string>): string | null {
  const base = mesaClave(mesa.match(FURTHER)?.[1] ?? '');
  return tables.has(base) && !tables.has(mesaClave(mesa)) ? base : null;
}

const FURTHER = /^(.+) (?:[B-Z]|[1-9]\d+)$/;

/** '7' of '7 B'. A table may itself be called 'Barra B': its base counts only if that is a table or a number. */
function baseOf(mesa: string, taken: ReadonlySet<string>): string {
  const base = mesa.match(FURTHER)?.[1];
  const isTable = base !== undefined && (taken.has(mesaClave(base)) || /\d$/.test(base));
  return isTable ? base : mesa;
}
