export const PERMISOS = ['reportes', 'menu', 'empleados', 'cocina', 'caja', 'pedidos'] as const;
export type Permiso = (typeof PERMISOS)[number];

/** Rights finer than permisos, given one by one to an employee. */
export const FACULTADES = ['cobrar', 'descuentos', 'anulaciones', 'arqueo', 'sede'] as const;
export type Facultad = (typeof FACULTADES)[number];

/** A facultad has an effect only for who has one of these permisos. */
export const FACULTAD_BASE: Record<Facultad, readonly Permiso[]> = {
  cobrar: ['pedidos'],
  descuentos: ['pedidos', 'caja'],
  anulaciones: ['caja'],
  arqueo: ['caja'],
  sede: PERMISOS,
};

/** What an employee was given. */
export interface Rights {
  permisos: readonly Permiso[];
  facultades: readonly Facultad[];
}

export type Actor =
  | { tipo: 'invitado' }
  | { tipo: 'cliente' }
  | ({ tipo: 'empleado' } & Rights)
  | { tipo: 'propietario'; membresiaActiva: boolean };

type Capacity =
  | 'cualquiera'
  | 'invitado'
  | 'cliente'
  | 'empleado'
  | 'agente'
  | 'propietario'
  | 'propietario_sin_membresia'
  | Permiso
  | Facultad;

/** Action → who may do it. 'propietario' is an owner with an active membership. */
export const ACTIONS = {
  public: ['cualquiera'],
  'menu.read': ['cualquiera'],
  'menu.write': ['propietario', 'menu'],
  // A cook sees first that a dish is over. Nothing else of the menu is theirs.
  'menu.soldOut': ['propietario', 'menu', 'cocina'],
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
  // Their own, while nobody has prepared it.
  'orders.cancelOwn': ['invitado', 'cliente'],
  'clients.self': ['cliente'],
  // The open accounts of the tables.
  'tables.read': ['propietario', 'pedidos', 'caja', 'cocina'],
  'tables.plan': ['propietario', 'pedidos', 'caja', 'cocina', 'sede'],
  'accounts.write': ['propietario', 'pedidos', 'caja'],
  'accounts.charge': ['propietario', 'caja', 'cobrar'],
  // Who lacks the facultad needs the PIN of somebody who has it.
  'accounts.adjust': ['propietario', 'pedidos', 'caja'],
  // So for `anulaciones`.
  'accounts.void': ['propietario', 'caja'],
  // Open a shift of the till, move cash and close one's own.
  'till.use': ['propietario', 'caja'],
  'till.read': ['propietario', 'caja'],
  // What the till must hold, and the shifts of others.
  'till.review': ['propietario', 'arqueo'],
  // The waiter says when the next course goes, or the kitchen does.
  'kitchen.fire': ['propietario', 'pedidos', 'cocina'],
  'kitchen.strike': ['propietario', 'cocina'],
  // Which stations there are: whoever cooks, and whoever says where a dish is made.
  'stations.read': ['propietario', 'pedidos', 'cocina', 'caja', 'menu', 'sede'],
  'printing.print': ['propietario', 'caja', 'pedidos'],
  // Free text without an order, for the till; the ticket is signed with the person's name.
  'printing.text': ['propietario', 'caja'],
  // What its stations did not print.
  'printing.kitchen': ['propietario', 'cocina'],
  'printing.manage': ['propietario'],
  'printing.agent': ['agente'],
  'staff.manage': ['propietario', 'empleados'],
  'clients.manage': ['propietario'],
  'chatbot.configure': ['propietario'],
  'locations.manage': ['propietario'],
  // The plan of its tables, their codes and its settings.
  'sede.configure': ['propietario', 'sede'],
  // Anyone who sees a flood of orders of strangers may stop it.
  'sede.strangers': ['propietario', 'pedidos', 'caja'],
  // Who has too much to do says so, in the kitchen first.
  'sede.pause': ['propietario', 'pedidos', 'caja', 'cocina'],
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

/** Whether somebody with these permisos can have the facultad. */
export function hasBase(facultad: Facultad, permisos: readonly Permiso[]): boolean {
  return FACULTAD_BASE[facultad].some((permiso) => permisos.includes(permiso));
}

/** The facultades that have an effect: one outlives the permiso that it stands on without any. */
export function facultadesOf({ permisos, facultades }: Rights): readonly Facultad[] {
  return FACULTADES.filter((one) => facultades.includes(one) && hasBase(one, permisos));
}

/** What this person may give to others: nobody grants what they lack. */
export function grantableBy(actor: Actor): Rights {
  if (!canPerform(actor, 'staff.manage')) return { permisos: [], facultades: [] };
  if (actor.tipo !== 'empleado') return { permisos: PERMISOS, facultades: FACULTADES };
  return { permisos: actor.permisos, facultades: facultadesOf(actor) };
}

export function canGrant(actor: Actor, { permisos, facultades }: Rights): boolean {
  const grantable = grantableBy(actor);
  return (
    permisos.every((permiso) => grantable.permisos.includes(permiso)) &&
    facultades.every((facultad) => grantable.facultades.includes(facultad))
  );
}

/**
 * Creating, changing or deleting `target`: nobody does it to themselves or to somebody who may do
 * more.
 */
export function canManageEmployee(actor: Actor, target: Rights & { isSelf: boolean }): boolean {
  return canPerform(actor, 'staff.manage') && !target.isSelf && canGrant(actor, target);
}

/** Whether this person does by their own right what needs the facultad. */
export function hasFacultad(actor: Actor, facultad: Facultad): boolean {
  return capacitiesOf(actor).some((one) => one === 'propietario' || one === facultad);
}

function capacitiesOf(actor: Actor): readonly Capacity[] {
  switch (actor.tipo) {
    case 'empleado':
      return ['cualquiera', 'empleado', ...actor.permisos, ...facultadesOf(actor)];
    case 'propietario':
      return ['cualquiera', actor.membresiaActiva ? 'propietario' : 'propietario_sin_membresia'];
    default:
      return ['cualquiera', actor.tipo];
  }
}
