export const PERMISOS = ['reportes', 'menu', 'empleados', 'cocina', 'caja', 'pedidos'] as const;
export type Permiso = (typeof PERMISOS)[number];

export type Actor =
  | { tipo: 'invitado' }
  | { tipo: 'cliente' }
  | { tipo: 'empleado'; permisos: readonly Permiso[] }
  | { tipo: 'propietario'; membresiaActiva: boolean };

type Capacity =
  | 'cualquiera'
  | 'invitado'
  | 'cliente'
  | 'empleado'
  | 'agente'
  | 'propietario'
  | 'propietario_sin_membresia'
  | Permiso;

/** Action → who may do it. 'propietario' is an owner with an active membership. */
export const ACTIONS = {
  public: ['cualquiera'],
  'menu.read': ['cualquiera'],
  'menu.write': ['propietario', 'menu'],
  'orders.create': ['invitado', 'cliente', 'propietario', 'pedidos'],
  'orders.list': ['propietario', 'pedidos', 'cocina', 'caja', 'reportes'],
  // An employee with only cocina sees open orders and those of this shift.
  'orders.past': ['propietario', 'pedidos', 'caja', 'reportes'],
  'orders.listen': ['propietario', 'pedidos', 'cocina', 'caja'],
  'orders.edit': ['propietario', 'pedidos'],
  'orders.move': ['propietario', 'pedidos', 'cocina', 'caja'],
  // Names, phones and addresses of earlier customers.
  'orders.customers': ['propietario', 'pedidos'],
  'orders.mine': ['cliente'],
  'clients.self': ['cliente'],
  // The plan of the tables and their open accounts.
  'tables.read': ['propietario', 'pedidos', 'caja', 'cocina'],
  'accounts.write': ['propietario', 'pedidos', 'caja'],
  // The waiter says when the next course goes, or the kitchen does.
  'kitchen.fire': ['propietario', 'pedidos', 'cocina'],
  'printing.print': ['propietario', 'caja', 'pedidos'],
  // Free text without an order, for the till; the ticket is signed with the person's name.
  'printing.text': ['propietario', 'caja'],
  'printing.manage': ['propietario'],
  'printing.agent': ['agente'],
  'staff.manage': ['propietario', 'empleados'],
  'clients.manage': ['propietario'],
  'chatbot.configure': ['propietario'],
  'locations.manage': ['propietario'],
  'sede.configure': ['propietario'],
  // Anyone who sees a flood of orders may stop it.
  'sede.pause': ['propietario', 'pedidos', 'caja'],
  'reports.read': ['propietario', 'reportes'],
  'reports.all': ['propietario'],
  'audit.read': ['propietario'],
  'membership.buy': ['propietario', 'propietario_sin_membresia'],
  // Owners may export their data, with or without membership.
  'restaurant.export': ['propietario', 'propietario_sin_membresia'],
  // Their own account, also where nothing was ever paid.
  'owner.self': ['propietario', 'propietario_sin_membresia'],
  'session.own': ['cliente', 'empleado', 'propietario', 'propietario_sin_membresia'],
} as const satisfies Record<string, readonly Capacity[]>;

export type Action = keyof typeof ACTIONS;

export function canPerform(actor: Actor, action: Action): boolean {
  const allowed: readonly Capacity[] = ACTIONS[action];
  return capacitiesOf(actor).some((capacity) => allowed.includes(capacity));
}

/** Nobody grants a permiso they lack. */
export function grantablePermisos(actor: Actor): readonly Permiso[] {
  if (!canPerform(actor, 'staff.manage')) return [];
  return actor.tipo === 'empleado' ? actor.permisos : PERMISOS;
}

export function canGrant(actor: Actor, permisos: readonly Permiso[]): boolean {
  const grantable = grantablePermisos(actor);
  return permisos.every((permiso) => grantable.includes(permiso));
}

/**
 * Creating, changing or deleting `target`: nobody does it to themselves or to somebody who may do
 * more.
 */
export function canManageEmployee(
  actor: Actor,
  target: { permisos: readonly Permiso[]; isSelf: boolean },
): boolean {
  return canPerform(actor, 'staff.manage') && !target.isSelf && canGrant(actor, target.permisos);
}

function capacitiesOf(actor: Actor): readonly Capacity[] {
  switch (actor.tipo) {
    case 'empleado':
      return ['cualquiera', 'empleado', ...actor.permisos];
    case 'propietario':
      return ['cualquiera', actor.membresiaActiva ? 'propietario' : 'propietario_sin_membresia'];
    default:
      return ['cualquiera', actor.tipo];
  }
}
