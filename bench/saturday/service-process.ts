/** Everybody of the service, in their own process, so that they take nothing from the nodes. */
import { setTimeout as pause } from 'node:timers/promises';
import { openBook, type ServiceReport } from './book.ts';
import type { Person } from './person.ts';
import { type Table, usePhone } from './phone.ts';
import { openKitchen, openTill, openWaiter } from './staff.ts';

export type ServiceJob = { url: string; ms: number; sedes: StaffedSede[] };

export type StaffedSede = {
  dbName: string;
  cook: string;
  cashier: string;
  waiters: string[];
  tables: Table[];
  phones: number;
};

/** After closing, everything on the tables is served and paid within this time. */
const LAST_ORDERS_MS = 60_000;

process.on('message', async (job: ServiceJob) => {
  process.send?.(await serve(job));
});

async function serve({ url, ms, sedes }: ServiceJob): Promise<ServiceReport> {
  const over = Promise.withResolvers<void>();
  let isOpen = true;
  const book = openBook();
  const person = (name: string, dbName: string, token?: string): Person => ({
    url,
    name,
    dbName,
    ...(token && { token }),
    book,
    isOpen: () => isOpen,
    over: over.promise,
  });

  const rounds: (() => Promise<void>)[] = [];
  for (const { dbName, cook, cashier, waiters, tables } of sedes) {
    await openKitchen(person(`cocina ${dbName}`, dbName, cook));
    await openTill(person(`caja ${dbName}`, dbName, cashier));
    for (const [at, token] of waiters.entries()) {
      const waiter = person(`mesera ${at} ${dbName}`, dbName, token);
      const round = { at, waiters: waiters.length, tables: tables.map(({ mesa }) => mesa) };
      rounds.push((await openWaiter(waiter, round)).work);
    }
  }
  const phones = sedes.flatMap(({ dbName, tables, phones }) =>
    Array.from({ length: phones }, (_, at) => {
      const table = tables[at % tables.length] ?? { mesa: '1', firma: '' };
      return () => usePhone(person(`celular ${at} ${dbName}`, dbName), table);
    }),
  );

  book.begin();
  const working = [...rounds, ...phones].map((work) => work());
  await pause(ms);
  isOpen = false;
  const limit = Date.now() + LAST_ORDERS_MS;
  await Promise.race([Promise.all(working), pause(LAST_ORDERS_MS)]);
  while (!book.isSettled() && Date.now() < limit) await pause(100);
  over.resolve();
  return book.report();
}
