import { decimal, type Result } from '../speed/part.ts';
import { summaryOf, tableOf } from '../speed/results-page.ts';
import type { ServiceReport, Times } from './book.ts';
import type { Usage } from './meter.ts';

export type Saturday = {
  minutes: number;
  report: ServiceReport;
  /** Ids of the orders in the database that were not there before. */
  stored: string[];
  invoiced: number;
  accounts: Accounts;
  usage: Record<string, Usage>;
};

export type Accounts = {
  /** The account of each order that joined one. */
  joined: Map<string, string>;
  open: number;
  /** The orders on the bill of each account; none while it is open. */
  bills: Map<string, string[]>;
};

/** Counts what was acknowledged against what was stored and what the kitchens heard. */
export function resultsOf({
  minutes,
  report,
  stored,
  invoiced,
  accounts,
  usage,
}: Saturday): Result[] {
  const { taken, toldKitchens, retries, calls, surprises } = report;
  const isTaken = new Set(taken);
  const isStored = new Set(stored);
  const lost = taken.filter((id) => !isStored.has(id)).length;
  const doubled = stored.filter((id) => !isTaken.has(id)).length;
  const unheard = stored.filter((id) => toldKitchens[id] === undefined).length;
  const twice = Object.values(toldKitchens).filter((times) => times > 1).length;
  const billed = new Map<string, string[]>();
  for (const [account, orders] of accounts.bills) {
    for (const id of orders) billed.set(id, [...(billed.get(id) ?? []), account]);
  }
  const misbilled = stored.filter((id) => {
    const [account, ...others] = billed.get(id) ?? [];
    return !account || others.length > 0 || account !== accounts.joined.get(id);
  }).length;
  const held = heldMinutes(report.sentMs, minutes);
  const average = held.reduce((sum, count) => sum + count, 0) / held.length;
  return [
    noted(
      'pedidos por minuto',
      `${decimal(average, 0)} (de ${Math.min(...held)} a ${Math.max(...held)})`,
    ),
    noted('del toque a la pantalla de la cocina', said(report.heard)),
    noted('del toque a la respuesta', said(report.answered)),
    none('pedidos perdidos', lost, `${taken.length} respondidos, ${stored.length} guardados`),
    none('pedidos doblados', doubled, `${stored.length} guardados`),
    none('pedidos que la cocina no oyó, o dos veces', unheard + twice, `${stored.length} oídos`),
    none('pedidos sin facturar al cierre', taken.length - invoiced, `${invoiced} facturados`),
    none('pedidos fuera de la cuenta de su mesa, o en dos', misbilled, `${billed.size} en cuentas`),
    none('mesas sin liberar al cierre', accounts.open, `${accounts.bills.size} cuentas`),
    none('respuestas inesperadas', surprises.count, surprises.first ?? `${calls} llamadas`),
    noted('llamadas repetidas por falta de respuesta', `${retries} de ${calls}`),
    ...Object.entries(usage).map(([name, { cores, megabytes }]) =>
      noted(name, `${decimal(cores, 2)} núcleos, ${decimal(megabytes, 0)} MB como máximo`),
    ),
  ];
}

/** Orders in each minute but the first, in which the tables fill. */
function heldMinutes(sentMs: number[], minutes: number): number[] {
  const counts = Array.from(
    { length: Math.max(1, Math.floor(minutes)) },
    (_, minute) => sentMs.filter((ms) => Math.floor(ms / 60_000) === minute).length,
  );
  return counts.length > 1 ? counts.slice(1) : counts;
}

export function pageOf(results: Result[], minutes: number): string {
  return `# A Saturday at full load

\`npm run bench -- saturday\` wrote this page: ${minutes} minutes of 20 sedes (4 restaurants, each sede with 4,000 past orders), 200 tables, 60
waiters, 20 kitchens, 20 tills and 400 phones, on two nodes behind the nginx configuration we ship, one Redis and one PostgreSQL, all of
it and all the people on one machine. Request limits are off, because everybody has the same address.

People hurry: a waiter sends a round every 6 to 14 s and edits one in eight, a kitchen takes 4 to 12 s, carrying and charging 2 to 6 s
each. A diner asks for the menu by its tag, chooses for 15 to 45 s, orders with the table's signature and follows the order by socket until it
comes. Every order joins the account of its table and goes all the way to its invoice; the till frees a table that has paid
for everything, and the next round opens another account.

${summaryOf(results)} (the service itself is part of it)

${tableOf(results)}
`;
}

const noted = (target: string, measured: string): Result => ({
  target,
  limit: '–',
  measured,
  isMet: null,
});

const none = (target: string, count: number, detail: string): Result => ({
  target,
  limit: '0',
  measured: `${count} (${detail})`,
  isMet: count === 0,
});

const said = ({ p50, p99, most }: Times) =>
  `p50 ${decimal(p50, 1)}, p99 ${decimal(p99, 1)}, máximo ${decimal(most, 0)} ms`;
