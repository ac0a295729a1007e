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

/** Action → who may do it. 'propietario' means one whose membership is active. */
export const ACTIONS = {
  public: ['cualquiera'],
  'menu.read': ['cualquiera'],
  'menu.write': ['propietario', 'menu'],
  'orders.create': ['invitado', 'cliente', 'propietario', 'pedidos'],
  'orders.list': ['propietario', 'pedidos', 'cocina', 'caja', 'reportes'],
  // Who only cooks sees what is open and what is of this shift.
  'orders.past': ['propietario', 'pedidos', 'caja', 'reportes'],
  'orders.listen': ['propietario', 'pedidos', 'cocina', 'caja'],
  'orders.edit': ['propietario', 'pedidos'],
  'orders.move': ['propietario', 'pedidos', 'cocina', 'caja'],
  'orders.mine': ['cliente'],
  'clients.self': ['cliente'],
  'printing.print': ['propietario', 'caja', 'pedidos'],
  // Text that no order made, for whoever stands at the till: it is signed with their name.
  'printing.text': ['propietario', 'caja'],
  'printing.manage': ['propietario'],
  'printing.agent': ['agente'],
  'staff.manage': ['propietario', 'empleados'],
  'clients.manage': ['propietario'],
  'chatbot.configure': ['propietario'],
  'locations.manage': ['propietario'],
  'sede.configure': ['propietario'],
  // Whoever stands before a flood stops it.
  'sede.pause': ['propietario', 'pedidos', 'caja'],
  'reports.read': ['propietario', 'reportes'],
  'reports.all': ['propietario'],
  'audit.read': ['propietario'],
  'membership.buy': ['propietario', 'propietario_sin_membresia'],
  // Its data is its own, paid or not.
  'restaurant.export': ['propietario', 'propietario_sin_membresia'],
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

/** Creating, changing or deleting `target`: never oneself, never somebody who may do more. */
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
