import type { Account, AccountTotals } from '@comanda/contract/accounts/accounts';
import {
  accountDiscounts,
  accountTotals,
  pideCuenta,
} from '@comanda/contract/accounts/accounts.rules';
import type { Session } from '../sessions/session.ts';
import { moneyOf, NO_MONEY, type StoredMoney } from './account-money.ts';
import type { AccountRow, ListedOrder } from './account-rows.ts';
import type { Seat } from './seat.ts';

export function presentAccount(row: AccountRow): Account {
  const asked = row.cuentaPedida?.toISOString() ?? null;
  // Who ordered again wants more first; a screen may not have that order.
  const discounts = accountDiscounts(row.orders, row.ajustes);
  const isAsked = pideCuenta({ cuentaPedida: asked }, row.orders);
  return {
    _id: row.id,
    tipo: row.tipo,
    estado: row.estado,
    mesas: row.mesas,
    nombre: row.nombre,
    comensales: row.comensales,
    mesero: row.mesero_id === null ? null : { id: row.mesero_id, nombre: row.mesero_nombre ?? '' },
    abierta: row.abierta.toISOString(),
    abiertaPor: row.abiertaPor,
    cuentaPedida: isAsked ? asked : null,
    cuentaPedidaPor: isAsked ? row.cuentaPedidaPor : null,
    // Frozen once it is closed.
    pedidos: row.cerrada ? row.pedidos : row.orders.map(({ id }) => id),
    unidas: row.unidos.map(({ cuenta, mesas }) => ({ cuenta, mesas })),
    propina: row.propina && { ...row.propina, fecha: iso(row.propina.fecha) },
    ajustes: row.ajustes.map((one) => ({
      ...one,
      aplicado: discounts.aplicado.get(one._id) ?? 0,
      fecha: iso(one.fecha),
    })),
    pagos: row.pagos.map((one) => ({ ...one, fecha: iso(one.fecha) })),
    // What earlier versions froze says nothing of taxes.
    totales: row.totales ? { ...NO_TAXES, ...row.totales } : totalsOf(row),
    numero: row.numero,
    cerrada: row.cerrada?.toISOString() ?? null,
    revision: revisionOf(row),
  };
}

const NO_TAXES = { impuestos: [] };

/** What an account is worth now. */
export function totalsOf(row: Pick<AccountRow, 'orders'> & StoredMoney): AccountTotals {
  return accountTotals(row.orders, moneyOf(row));
}

function iso(date: string): string {
  return new Date(date).toISOString();
}

type FirstOrder = Omit<ListedOrder, 'horaCreacion' | 'alta'> & {
  horaCreacion: Date;
  revision: number;
};

/** The account that an order has just opened. */
export function presentOpened(seat: Seat, order: FirstOrder, staff: Session | null): Account {
  const { id, estado, total, horaCreacion, revision } = order;
  const mesero = staff?.actor.tipo === 'empleado' ? staff : null;
  return presentAccount({
    id: seat.cuenta ?? '',
    tipo: 'mesa',
    estado: 'abierta',
    mesas: [seat.mesaNueva ?? ''],
    claves: [seat.clave ?? ''],
    nombre: null,
    comensales: null,
    mesero_id: mesero?.subjectId ?? null,
    mesero_nombre: mesero?.nombre ?? null,
    abiertaPor: seat.abre ?? '',
    abierta: horaCreacion,
    desde: horaCreacion,
    cuentaPedida: null,
    cuentaPedidaPor: null,
    unidaA: null,
    unidos: [],
    numero: null,
    cerrada: null,
    pedidos: [],
    totales: null,
    propina: null,
    ...NO_MONEY,
    sede_revision: revision + 1,
    revision: revision + 1,
    orders: [{ id, estado, total, horaCreacion: horaCreacion.toISOString(), alta: revision }],
  });
}

/** Rises with every change of the account and with every new round, but not when the estado of an order changes. */
export function revisionOf({ revision, orders }: Pick<AccountRow, 'revision' | 'orders'>): number {
  return Math.max(revision, ...orders.map(({ alta }) => alta));
}
