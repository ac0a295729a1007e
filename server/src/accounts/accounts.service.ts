import { randomUUID } from 'node:crypto';
import type {
  Account,
  AccountChange,
  AccountList,
  AccountOpening,
  Waiter,
} from '@comanda/contract/accounts/accounts';
import { accountsMessages } from '@comanda/contract/accounts/accounts.messages';
import { ACCOUNT_LIMITS } from '@comanda/contract/accounts/accounts.rules';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { bareTable } from '@comanda/contract/orders/table.words';
import { canPerform, type Rights } from '@comanda/contract/permissions';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { cleanText } from '@comanda/contract/text';
import type { Problem } from '@comanda/contract/wire';
import { type Author, recordAudit, systemOf } from '../audit/audit.service.ts';
import type { Db } from '../db/db.ts';
import { AppError, brokenRules } from '../errors/app-error.ts';
import { readSettings } from '../menu/settings.service.ts';
import { inSede, sedeKeys } from '../sessions/in-sede.ts';
import type { Sede, Session } from '../sessions/session.ts';
import {
  type AccountRow,
  findAccountAt,
  selectAccounts,
  selectOpenAccounts,
} from '../tables/account-rows.ts';
import { presentAccount, totalsOf } from '../tables/accounts.presenter.ts';
import {
  type AccountDeps,
  changeAccounts,
  type Held,
  lockCounter,
  publish,
  raise,
  raiseAsked,
  updateAccount,
  type Written,
} from './change-accounts.ts';
import { answeredTip } from './tip-answers.ts';

export async function listAccounts(db: Db, sede: Sede): Promise<AccountList> {
  const { accounts, revision } = await selectOpenAccounts(db, sede);
  return { data: accounts.map(presentAccount), revision };
}

/** Who of the sede can serve a table, by name. */
export async function listWaiters(db: Db, sede: Sede): Promise<Waiter[]> {
  const employees = await db
    .selectFrom('employees')
    .select(['id', 'nombre', 'permisos', 'facultades'])
    .where(inSede(sede))
    .where('activo', '=', true)
    .orderBy('nombre')
    .orderBy('id')
    .execute();
  return employees.filter(servesTables).map(({ id, nombre }) => ({ id, nombre }));
}

function servesTables(rights: Rights): boolean {
  return canPerform({ tipo: 'empleado', ...rights }, 'accounts.write');
}

/** Opens a free table. Of two who do it at once, the second gets the account of the first. */
export async function openAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  { mesa: sent, comensales = null, nombre: called }: AccountOpening,
): Promise<Account> {
  const mesa = bareTable(cleanText(sent));
  const nombre = cleanText(called ?? '') || null;
  const problems = [...mesaProblems(mesa), ...guestProblems({ comensales, nombre })];
  if (problems.length > 0) throw brokenRules(problems);
  const id = randomUUID();
  const written = await deps.db.transaction().execute(async (tx): Promise<Written> => {
    const { revision } = await lockCounter(tx, sede);
    await requireAccounts(tx, sede);
    await requireFree(tx, sede, mesa);
    await insertAccount(tx, sede, author, { id, mesa, comensales, nombre, revision: revision + 1 });
    await raise({ tx, sede }, { revisions: 1, seats: true });
    await recordAudit(tx, author, sede, {
      action: 'abierta',
      entity: 'cuenta',
      entityId: id,
      after: { mesa, ...(comensales && { comensales }), ...(nombre && { nombre }) },
    });
    return { orders: [], accounts: [id], seats: true };
  });
  return only(await publish(deps, sede, written));
}

/** Changes who sits there and who serves them. What is not sent stays. */
export async function changeAccount(
  deps: AccountDeps,
  sede: Sede,
  author: Session,
  id: string,
  { vista, comensales, nombre: called, mesero }: AccountChange,
): Promise<Account> {
  const nombre = called === undefined ? undefined : cleanText(called ?? '') || null;
  const problems = guestProblems({ comensales, nombre });
  if (problems.length > 0) throw brokenRules(problems);
  const changed = await changeAccounts(deps, sede, { ids: [id], vista }, async (held) => {
    const before = accountIn(held, id);
    const [mesa] = before.mesas;
    const isOther = typeof mesero === 'string' && mesero !== before.mesero_id;
    const waiter = isOther ? await requireWaiter(held, mesero) : before.mesero_nombre;
    const after = {
      comensales: comensales === undefined ? before.comensales : comensales,
      nombre: nombre === undefined ? before.nombre : nombre,
      mesero_id: mesero === undefined ? before.mesero_id : mesero,
    };
    await raise(held, { revisions: 1 });
    await updateAccount(held.tx, sede, id, { ...after, revision: held.counter.revision + 1 });
    await recordAudit(held.tx, author, sede, {
      action: 'cambiada',
      entity: 'cuenta',
      entityId: id,
      before: { mesa, ...traced(before), mesero: before.mesero_nombre },
      after: {
        mesa,
        ...traced(after),
        mesero: mesero === null ? null : waiter,
      },
    });
    return { orders: [], accounts: [id] };
  });
  return only(changed);
}

function traced({ comensales, nombre }: Pick<AccountRow, 'comensales' | 'nombre'>) {
  return { comensales, nombre };
}

type BillAsked = {
  id: string;
  vista?: number | null | undefined;
  /** Who says so. */
  por: string;
  /** Null for a guest. */
  author?: Author | null;
  /** What the guests said about a tip. */
  propina?: TipAnswer | null | undefined;
};

/** The table asks for its bill. */
export async function askBill(
  deps: AccountDeps,
  sede: Sede,
  { id, vista, por, author = null, propina }: BillAsked,
): Promise<Account> {
  const { ajustes } = await deps.menus.read(sede);
  const changed = await changeAccounts(deps, sede, { ids: [id], vista }, async (held) => {
    const row = accountIn(held, id);
    const told = { totals: totalsOf(row), propina: ajustes.propina };
    const canal = author ? 'mesero' : 'comensal';
    await answeredTip(held, row, propina, told, { canal, por });
    await updateAccount(held.tx, sede, id, {
      cuentaPedida: await raiseAsked(held),
      cuentaPedidaPor: por,
      revision: held.counter.revision + 1,
    });
    await recordAudit(held.tx, author ?? systemOf(sede.restaurantId), sede, {
      action: 'pedida',
      entity: 'cuenta',
      entityId: id,
      after: { mesa: accountIn(held, id).mesas[0], ...(!author && { por }) },
    });
    return { orders: [], accounts: [id] };
  });
  return only(changed);
}

export function accountIn({ accounts }: Held, id: string) {
  const found = accounts.get(id);
  if (!found) throw new AppError('cuenta_desconocida');
  return found;
}

/** A change of one account answers that one. */
export function only([account]: readonly Account[]): Account {
  if (!account) throw new AppError('cuenta_desconocida');
  return account;
}

/** Read behind the counter: its owner may be turning accounts off at this moment. */
async function requireAccounts(tx: Db, sede: Sede): Promise<void> {
  const { ajustes } = await readSettings(tx, sede);
  if (!ajustes.cuentas.activas) throw new AppError('cuentas_inactivas');
}

/** Who finds the table taken gets its account. */
export async function requireFree(tx: Db, sede: Sede, mesa: string): Promise<void> {
  const taken = await findAccountAt(tx, sede, [mesaClave(mesa)]);
  if (!taken) return;
  const [row] = await selectAccounts(tx, sede, [taken]);
  throw new AppError('mesa_ocupada', row && { body: { data: presentAccount(row) } });
}

type NewAccount = {
  id: string;
  mesa: string;
  comensales?: number | null;
  nombre?: string | null;
  desde?: Date;
  revision: number;
};

export async function insertAccount(
  tx: Db,
  sede: Sede,
  author: Session,
  { id, mesa, comensales = null, nombre = null, desde, revision }: NewAccount,
): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({
      ...sedeKeys(sede),
      id,
      tipo: 'mesa',
      mesas: [mesa],
      claves: [mesaClave(mesa)],
      comensales,
      nombre,
      mesero_id: author.actor.tipo === 'empleado' ? author.subjectId : null,
      abiertaPor: author.nombre || author.email,
      ...(desde && { desde }),
      revision,
    })
    .execute();
}

export function mesaProblems(mesa: string): Problem[] {
  return mesa === '' ? [{ path: 'mesa', message: accountsMessages.mesaRequired }] : [];
}

function guestProblems(sent: {
  comensales: number | null | undefined;
  nombre: string | null | undefined;
}): Problem[] {
  const { min, max } = ACCOUNT_LIMITS.comensales;
  const { comensales, nombre } = sent;
  const isCount =
    Number.isInteger(comensales) && Number(comensales) >= min && Number(comensales) <= max;
  return [
    ...(comensales != null && !isCount
      ? [{ path: 'comensales', message: accountsMessages.comensales }]
      : []),
    ...((nombre?.length ?? 0) > ACCOUNT_LIMITS.nombre
      ? [{ path: 'nombre', message: accountsMessages.nombreTooLong }]
      : []),
  ];
}

/** Answers the name of who may serve a table. */
async function requireWaiter({ tx, sede }: Held, id: string): Promise<string> {
  const found = (await listWaiters(tx, sede)).find((one) => one.id === id);
  if (found) return found.nombre;
  throw brokenRules([{ path: 'mesero', message: accountsMessages.meseroUnknown }]);
}
