import type { Visit, VisitQuery } from '@comanda/contract/accounts/accounts';
import { pideCuenta } from '@comanda/contract/accounts/accounts.rules';
import type { TipAnswer } from '@comanda/contract/accounts/tips.rules';
import { visitMessages } from '@comanda/contract/accounts/visit.messages';
import { roundsOf } from '@comanda/contract/kitchen/rounds.rules';
import type { SedeSettings } from '@comanda/contract/locations/locations';
import { partsOf, partWords } from '@comanda/contract/orders/line-parts.words';
import type { OrderLine } from '@comanda/contract/orders/orders';
import { mesaClave } from '@comanda/contract/tables/tables.rules';
import { isUuid } from '@comanda/contract/text';
import { AppError } from '../errors/app-error.ts';
import { menuOfTable } from '../locations/tables.service.ts';
import type { Sede } from '../sessions/session.ts';
import {
  type AccountRow,
  accountNow,
  findAccountAt,
  selectAccounts,
} from '../tables/account-rows.ts';
import { totalsOf } from '../tables/accounts.presenter.ts';
import { isVisitOf, visitOf } from '../tables/seat.ts';
import { askBill } from './accounts.service.ts';
import { type AccountDeps, selectStored } from './change-accounts.ts';
import { standingAnswer, suggestionOf } from './tip-answers.ts';

/** Limits how often a table is read; null: by a wrong code. */
type CountTable = (table: string | null) => Promise<void>;

/** The account of a table as its guests see it; null while the table has none. */
export async function readVisit(
  deps: AccountDeps,
  sede: Sede,
  query: VisitQuery,
  count: CountTable,
): Promise<Visit | null> {
  const { row, visita } = await visited(deps, sede, query, count);
  return row && presentVisit(deps, sede, row, visita);
}

/** How often a request for the bill is tried while others order at the table. */
const TRIES = 5;

/**
 * Guests ask for the bill of their table, and say what they give as a tip. Asking again changes nothing until they order more
 * or answer otherwise. `count`: what limits how often an account may be asked for.
 */
export async function askBillFromTable(
  deps: AccountDeps,
  sede: Sede,
  { propina, ...query }: VisitQuery & { propina?: TipAnswer | null | undefined },
  count: (account: string) => Promise<void>,
): Promise<Visit> {
  let isCounted = false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { row, visita } = await visited(deps, sede, query);
    if (!row) throw new AppError('visita_desconocida');
    if (!isCounted) await count(row.id);
    isCounted = true;
    const cuentaPedida = row.cuentaPedida?.toISOString() ?? null;
    const isAsked = pideCuenta({ cuentaPedida }, row.orders) && isAnswer(row, propina);
    if (isAsked || (await asked(deps, sede, row.id, propina))) {
      const [now] = await selectAccounts(deps.db, sede, [row.id]);
      return presentVisit(deps, sede, now ?? row, visita);
    }
  }
  throw new AppError('servicio_no_disponible');
}

/** False if a round or the end of the account came in between. What the staff would be told of it is not for guests. */
async function asked(
  deps: AccountDeps,
  sede: Sede,
  id: string,
  propina: TipAnswer | null | undefined,
): Promise<boolean> {
  try {
    await askBill(deps, sede, { id, por: 'comensal', propina });
    return true;
  } catch (error) {
    const isChanged =
      error instanceof AppError && ['cuenta_cambiada', 'cuenta_cerrada'].includes(error.code);
    if (!isChanged) throw error;
    return false;
  }
}

/** Whoever has the code of the table, or what an earlier answer gave them for its account. */
async function visited(
  { db, menus }: AccountDeps,
  sede: Sede,
  { mesa, firma, cuenta, visita }: VisitQuery,
  count: CountTable = async () => undefined,
) {
  if (cuenta && visita) {
    const { mesaKey } = await menus.read(sede);
    const isRight = isUuid(cuenta) && isVisitOf(mesaKey, cuenta, visita);
    await count(isRight ? cuenta : null);
    const row = isRight ? await accountNow(db, sede, cuenta) : null;
    if (!row) throw new AppError('visita_desconocida');
    return { row, visita: visitOf(mesaKey, row.id) };
  }
  if (!mesa || !firma) throw new AppError('solicitud_invalida');
  const { mesaKey, ajustes } = await menuOfTable(menus, sede, mesa, firma).catch(async (error) => {
    await count(null);
    throw error;
  });
  await count(`${sede.locationId} ${mesaClave(mesa)}`);
  const id = ajustes.cuentas.activas ? await findAccountAt(db, sede, [mesaClave(mesa)]) : null;
  const row = id && (await accountNow(db, sede, id));
  return { row: row || null, visita: row ? visitOf(mesaKey, row.id) : '' };
}

/** Whether it is what they have answered already; who says nothing about a tip leaves it as it is. */
function isAnswer(row: AccountRow, sent: TipAnswer | null | undefined): boolean {
  const before = standingAnswer(row);
  return !sent || (before?.respuesta === sent.respuesta && before.valor === sent.valor);
}

async function presentVisit(
  { db, menus }: AccountDeps,
  sede: Sede,
  row: AccountRow,
  visita: string,
): Promise<Visit> {
  const { ajustes } = await menus.read(sede);
  const ids = row.orders.map(({ id }) => id);
  const orders = ids.length > 0 ? await selectStored(db, sede, ids) : [];
  const rounds = orders.map((one) => ({
    ...one,
    _id: one.id,
    horaCreacion: one.horaCreacion.toISOString(),
  }));
  const numbers = roundsOf([{ _id: row.id, pedidos: ids }], rounds);
  const cuentaPedida = row.cuentaPedida?.toISOString() ?? null;
  return {
    cuenta: row.id,
    visita,
    mesas: row.mesas,
    pideCuenta: pideCuenta({ cuentaPedida }, row.orders),
    rondas: rounds
      .map(({ _id, horaCreacion, estado, productos }) => ({
        numero: numbers.get(_id) ?? ids.indexOf(_id) + 1,
        hora: horaCreacion,
        estado,
        lineas: productos.map(presentLine),
      }))
      .toSorted((a, b) => a.numero - b.numero),
    totales: totalsOf(row),
    propina: ajustes.propina.sugerir ? tipQuestion(row, ajustes.propina) : null,
  };
}

function tipQuestion(row: AccountRow, settings: SedeSettings['propina']): Visit['propina'] {
  const answer = standingAnswer(row);
  return {
    sugerido: suggestionOf(totalsOf(row), settings).sugerido,
    porcentaje: settings.porcentaje,
    destino: settings.destino,
    aviso: visitMessages.tip,
    respuesta: answer && { respuesta: answer.respuesta, valor: answer.valor },
  };
}

function presentLine(line: OrderLine) {
  const { cantidad, nombre, nota, subtotal } = line;
  const detalles = [...partsOf(line).map(partWords), ...(nota ? [nota] : [])];
  return { cantidad, nombre, detalles, subtotal };
}
