import type {
  AccountMoney,
  AccountOrder,
  AccountPayment,
} from '@comanda/contract/accounts/accounts.rules';
import type { Adjustment, Payment } from '@comanda/contract/accounts/charging';
import { type RawBuilder, sql } from 'kysely';

/** Whose rows, of the table with this alias. */
export type Here = (alias: string) => RawBuilder<unknown>;

/** What an account counts of an order `o`: its lines only where one of them is discounted or taxed otherwise. */
export function countedJson(here: Here): RawBuilder<AccountOrder> {
  return sql`json_build_object('id', o.id, 'estado', o.estado, 'total', o.total,
    'descuento', o.descuento, 'horaCreacion', o."horaCreacion", 'alta', o."cuentaRevision",
    'lineas', CASE WHEN o.productos @? '$[*].impuesto' OR EXISTS (
      SELECT 1 FROM account_adjustments j WHERE ${here('j')} AND j.cuenta_id = o."cuentaId"
        AND j.pedido IS NOT NULL AND j."quitadoAt" IS NULL)
    THEN (SELECT json_agg(json_build_object(
        'linea', coalesce((l.line ->> 'linea')::int, l.at::int),
        'cantidad', (l.line ->> 'cantidad')::int, 'subtotal', (l.line ->> 'subtotal')::bigint,
        'impuesto', l.line ->> 'impuesto') ORDER BY l.at)
      FROM jsonb_array_elements(o.productos) WITH ORDINALITY AS l (line, at)) END)`;
}

/** The payments of an account `a`, oldest first; what is taken back before what takes its place. */
export function paymentsJson(here: Here): RawBuilder<StoredPayment[]> {
  return sql`(SELECT coalesce(json_agg(json_build_object('_id', p.id, 'tipo', p.tipo,
      'metodo', p.metodo, 'valor', p.valor, 'propina', p.propina, 'recibido', p.recibido,
      'vueltas', p.vueltas, 'referencia', p.referencia, 'parte', p.parte, 'pedido', p.pedido,
      'motivo', p.motivo, 'corrige', p.corrige, 'turnoId', p.turno_id, 'por', p.por,
      'autorizadoPor', p."autorizadoPor", 'fecha', p.at) ORDER BY p.at, p.tipo, p.id), '[]')
    FROM account_payments p WHERE ${here('p')} AND p.cuenta_id = a.id)`;
}

/** What is taken off an account `a`, oldest first. */
export function adjustmentsJson(here: Here): RawBuilder<StoredAdjustment[]> {
  return sql`(SELECT coalesce(json_agg(json_build_object('_id', j.id, 'tipo', j.tipo,
      'pedido', j.pedido, 'linea', j.linea, 'cantidad', j.cantidad, 'porcentaje', j.porcentaje,
      'valor', j.valor, 'motivo', j.motivo, 'por', j.por, 'autorizadoPor', j."autorizadoPor",
      'fecha', j.at) ORDER BY j.at, j.id), '[]')
    FROM account_adjustments j
    WHERE ${here('j')} AND j.cuenta_id = a.id AND j."quitadoAt" IS NULL)`;
}

/** Dates are as PostgreSQL writes them into JSON. */
export type StoredPayment = Payment & AccountPayment;
export type StoredAdjustment = Omit<Adjustment, 'aplicado'>;

export type StoredMoney = {
  pagos: StoredPayment[];
  ajustes: StoredAdjustment[];
  /** As the sede's settings have it; null: as it comes. */
  impuestos: AccountMoney['impuestos'] | null;
};

export const NO_MONEY: StoredMoney = { pagos: [], ajustes: [], impuestos: null };

/** For `accountTotals`. */
export function moneyOf({ pagos, ajustes, impuestos }: StoredMoney): AccountMoney {
  return { pagos, ajustes, ...(impuestos && { impuestos }) };
}
