import { accountTotals, countedOrder } from '@comanda/contract/accounts/accounts.rules';
import { totalTax } from '@comanda/contract/accounts/taxes.rules';
import { suggestedTip } from '@comanda/contract/accounts/tips.rules';
import type { Chance } from './chance.ts';
import { type Crew, consentOf, GUEST, paymentOf } from './charged.ts';
import type { DemoOrder } from './history.ts';
import { COBROS, type DemoParty } from './restaurant.ts';

type OpenAccount = { id: string; mesas: readonly string[]; mesero_id: string | null };

/** The money of who sits at the tables now: rounds that were paid, a dish on the house, an answer about the tip. */
export function openMoney(
  accounts: readonly OpenAccount[],
  orders: readonly DemoOrder[],
  cuentas: readonly DemoParty[],
  { crew, now, chance }: { crew: Crew; now: Date; chance: Chance },
) {
  const parties = accounts.map((account) => {
    const own = orders.filter(({ cuentaId }) => cuentaId === account.id);
    const party = cuentas.find(({ mesas }) => mesas[0] === account.mesas[0]);
    return { account, own, party };
  });
  return {
    payments: parties.flatMap(({ account, own }) =>
      own.flatMap(({ id: pedido, metodoPago, total: valor, fechaFacturado: at }) => {
        const { id: cuenta_id, mesero_id } = account;
        if (at === null) return [];
        const paid = { cuenta_id, mesero_id, pedido, valor, at, crew, chance };
        return [paymentOf(metodoPago, { ...paid, propina: 0, parte: null })];
      }),
    ),
    adjustments: parties.flatMap(({ account, own, party }) => {
      const [order] = own;
      const [dish] = order?.productos.toSorted((a, b) => a.subtotal - b.subtotal) ?? [];
      if (!party?.cortesia || !order || !dish) return [];
      return [
        {
          id: chance.uuid(),
          cuenta_id: account.id,
          tipo: 'cortesia',
          pedido: order.id,
          linea: dish.linea ?? 1,
          cantidad: 1,
          porcentaje: 100,
          valor: null,
          motivo: party.cortesia,
          por: crew.manager.nombre,
          autorizadoPor: null,
          at: new Date(now.getTime() - 6 * 60_000),
          aplicado: null,
        },
      ];
    }),
    consents: parties.flatMap(({ account, own, party }) => {
      if (!party?.pidenHace) return [];
      const counted = own.map((order) => countedOrder(order.id, order));
      const { total, impuestos } = accountTotals(counted, { impuestos: COBROS.impuestos });
      const base = total - totalTax(impuestos);
      const sugerido = suggestedTip(base, COBROS.propina.porcentaje);
      const hasta = Math.max(0, ...own.map(({ cuentaRevision }) => cuentaRevision ?? 0));
      const at = new Date(now.getTime() - party.pidenHace * 60_000);
      const by = { canal: 'comensal', por: GUEST } as const;
      const asked = { cuenta_id: account.id, sugerido, base, hasta, at, ...by };
      return [consentOf({ respuesta: 'si', valor: sugerido }, asked, chance)];
    }),
  };
}
