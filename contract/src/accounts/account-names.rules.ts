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

/** '7' of '7 B'. A table may itself be called 'Barra B': its base counts only if that is a table or a number. */
function baseOf(mesa: string, taken: ReadonlySet<string>): string {
  const base = mesa.match(/^(.+) (?:[B-Z]|[1-9]\d+)$/)?.[1];
  const isTable = base !== undefined && (taken.has(mesaClave(base)) || /\d$/.test(base));
  return isTable ? base : mesa;
}
