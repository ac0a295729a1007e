import type { OrderDraft } from '@comanda/contract/orders/orders';
import {
  call,
  expect,
  move,
  order,
  type Person,
  release,
  type Span,
  someDishes,
  take,
  watch,
} from './person.ts';

// A hurried evening: people need these milliseconds for what takes minutes on a quiet one.
const BETWEEN_ROUNDS: Span = [6_000, 14_000];
const COOKING: Span = [4_000, 12_000];
const CARRYING: Span = [2_000, 6_000];
const CHARGING: Span = [2_000, 6_000];
/** One round in so many gets a drink more before the kitchen begins. */
const EDITED = 8;

/** Hears each new order and says when it is ready. */
export async function openKitchen(cook: Person): Promise<void> {
  await openConsole(cook);
  await watch(cook, (event, { _id }) => {
    if (event !== 'new_order') return;
    cook.book.tellKitchen(_id);
    void take(COOKING).then(() => move(cook, _id, 'preparado'));
  });
}

/** Invoices what was delivered, and frees a table that has paid for everything. */
export async function openTill(cashier: Person): Promise<void> {
  await openConsole(cashier);
  await watch(cashier, async (event, { _id, estado, cuentaId }) => {
    if (event !== 'updated_order' || estado !== 'entregado') return;
    await take(CHARGING);
    if (!(await move(cashier, _id, 'facturado'))) return;
    if (cuentaId) await release(cashier, cuentaId);
    cashier.book.invoice(_id);
  });
}

/** Takes rounds at the tables and carries out what is ready: every `waiters`-th order of the sede. */
export async function openWaiter(
  waiter: Person,
  { at, waiters, tables }: { at: number; waiters: number; tables: string[] },
): Promise<{ work: () => Promise<void> }> {
  await openConsole(waiter);
  await watch(waiter, async (event, { _id, estado }) => {
    if (event !== 'updated_order' || estado !== 'preparado') return;
    if (Number.parseInt(_id.slice(-4), 16) % waiters !== at) return;
    await take(CARRYING);
    await move(waiter, _id, 'entregado');
  });
  return {
    work: async () => {
      for (let round = 0; ; round += 1) {
        await take(BETWEEN_ROUNDS);
        if (!waiter.isOpen()) return;
        await takeRound(waiter, tables[(round + at) % tables.length] ?? '1', round);
      }
    },
  };
}

async function takeRound(waiter: Person, mesa: string, round: number): Promise<void> {
  const draft: OrderDraft = {
    tipo: 'en_local',
    mesa,
    nombreCliente: `Mesa ${mesa}`,
    metodoPago: 'efectivo',
    productos: someDishes(),
  };
  const created = await order(waiter, draft);
  if (!created || round % EDITED !== 0) return;
  const { _id, revision } = created.data;
  const productos = [...(draft.productos ?? []), { id_sigo: 'PAPA', cantidad: 1 }];
  const path = `/api/orders/edit/${_id}`;
  const body = { dbName: waiter.dbName, ...draft, productos, revision };
  const answer = await call(waiter, { path, method: 'PATCH', body, key: crypto.randomUUID() });
  expect(waiter, answer, 200, path);
}

/** What a console asks for when it opens. */
async function openConsole(person: Person): Promise<void> {
  const { dbName } = person;
  const open = `/api/orders?dbName=${dbName}&estado=enviado,preparado,entregado&limit=50`;
  for (const path of [open, `/api/products?dbName=${dbName}`]) {
    expect(person, await call(person, { path }), 200, path);
  }
}
