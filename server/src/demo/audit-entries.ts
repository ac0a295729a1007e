import { ORDER_MOVES, type OrderMove } from '@comanda/contract/orders/order-moves';
import type { Permiso } from '@comanda/contract/permissions';
import { type Chance, createChance } from './chance.ts';
import { waiterOnDuty } from './customers.ts';
import type { DemoOrder } from './history.ts';

type Colleague = { id: string; nombre: string; email: string; permisos: readonly Permiso[] };

/** The audit entries that the staff would have left: who took each order, and who moved it. */
export function auditEntriesOf(
  sedeKey: string,
  orders: readonly DemoOrder[],
  staff: readonly Colleague[],
): Record<string, unknown>[] {
  return orders.flatMap((order) => {
    const chance = createChance(`${sedeKey} trail of ${order.id}`);
    const taker = staff.find(({ id }) => id === order.employee_id);
    const taken = taker && {
      ...entry(chance, order, taker),
      at: order.horaCreacion,
      action: 'creado',
      before: null,
      after: { estado: 'enviado', tipo: order.tipo, mesa: order.mesa, total: order.total },
    };
    const moves = stepsOf(order).map(({ from, to, permiso, timestamp, needsMotivo }) => ({
      ...entry(chance, order, onDuty(staff, permiso, chance)),
      at: order[timestamp],
      action: to,
      before: { estado: from },
      after: { estado: to, ...(needsMotivo && { motivoBaja: order.motivoBaja }) },
    }));
    return taken ? [taken, ...moves] : moves;
  });
}

function stepsOf(order: DemoOrder): OrderMove[] {
  const wasReady = order.fechaPreparado !== null;
  return ORDER_MOVES.filter(({ timestamp, when }) => !when && order[timestamp] !== null).filter(
    ({ from, to }) => to !== 'cancelado' || (from === 'preparado') === wasReady,
  );
}

/** An employee with every permiso only helps. */
function onDuty(staff: readonly Colleague[], permiso: Permiso, chance: Chance) {
  const able = staff
    .filter(({ permisos }) => permisos.includes(permiso))
    .sort((a, b) => a.permisos.length - b.permisos.length);
  return waiterOnDuty(able, chance);
}

function entry(chance: Chance, order: DemoOrder, who: { id: string; nombre: string }) {
  return {
    id: chance.uuid(),
    actor_tipo: 'empleado',
    actor_id: who.id,
    actor_nombre: who.nombre,
    entity: 'pedido',
    entity_id: order.id,
  };
}
