import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  type Action,
  type Actor,
  canGrant,
  canManageEmployee,
  canPerform,
  FACULTAD_BASE,
  FACULTADES,
  type Facultad,
  facultadesOf,
  grantableBy,
  PERMISOS,
  type Permiso,
} from './permissions.ts';

const actions = Object.keys(ACTIONS) as Action[];
const guest: Actor = { tipo: 'invitado' };
const client: Actor = { tipo: 'cliente' };
const owner: Actor = { tipo: 'propietario', membresiaActiva: true };
const lapsed: Actor = { tipo: 'propietario', membresiaActiva: false };
const someRights = fc.record({
  permisos: fc.uniqueArray(fc.constantFrom(...PERMISOS)),
  facultades: fc.uniqueArray(fc.constantFrom(...FACULTADES)),
});
const employee = (permisos: readonly Permiso[], facultades: readonly Facultad[] = []): Actor => ({
  tipo: 'empleado',
  permisos,
  facultades,
});

function allowedTo(actor: Actor): Action[] {
  return actions.filter((action) => canPerform(actor, action)).sort();
}

describe('who may do what', () => {
  it('a guest reads the menu, orders and cancels what they ordered, nothing else', () => {
    expect(allowedTo(guest)).toEqual(['menu.read', 'orders.cancelOwn', 'orders.create', 'public']);
  });

  it('a diner also has their own orders, account and session', () => {
    expect(allowedTo(client)).toEqual([
      'clients.self',
      'menu.read',
      'orders.cancelOwn',
      'orders.create',
      'orders.mine',
      'public',
      'session.own',
    ]);
  });

  it('an owner does everything except what diners and printing agents do', () => {
    expect(actions.filter((action) => !canPerform(owner, action))).toEqual([
      'orders.mine',
      'orders.cancelOwn',
      'clients.self',
      'printing.agent',
    ]);
  });

  it('an owner without membership only buys one, exports their data and keeps their account', () => {
    expect(allowedTo(lapsed)).toEqual([
      'membership.buy',
      'menu.read',
      'owner.self',
      'public',
      'restaurant.export',
      'session.own',
    ]);
  });

  it('an employee without permisos only has a session', () => {
    expect(allowedTo(employee([]))).toEqual(['menu.read', 'public', 'session.own']);
  });

  it.each([
    [
      'pedidos',
      [
        'accounts.adjust',
        'accounts.write',
        'kitchen.fire',
        'orders.create',
        'orders.customers',
        'orders.edit',
        'orders.list',
        'orders.listen',
        'orders.move',
        'orders.past',
        'printing.print',
        'sede.pause',
        'sede.strangers',
        'stations.read',
        'tables.plan',
        'tables.read',
      ],
    ],
    [
      'cocina',
      [
        'kitchen.fire',
        'kitchen.strike',
        'menu.soldOut',
        'orders.list',
        'orders.listen',
        'orders.move',
        'printing.kitchen',
        'sede.pause',
        'stations.read',
        'tables.plan',
        'tables.read',
      ],
    ],
    [
      'caja',
      [
        'accounts.adjust',
        'accounts.charge',
        'accounts.void',
        'accounts.write',
        'orders.list',
        'orders.listen',
        'orders.move',
        'orders.past',
        'printing.print',
        'printing.text',
        'sede.pause',
        'sede.strangers',
        'stations.read',
        'tables.plan',
        'tables.read',
        'till.read',
        'till.use',
      ],
    ],
    ['menu', ['menu.soldOut', 'menu.write', 'stations.read']],
    ['empleados', ['staff.manage']],
    ['reportes', ['orders.list', 'orders.past', 'reports.read']],
  ] as const)('%s adds exactly its own actions', (permiso, expected) => {
    const common = ['menu.read', 'public', 'session.own'];
    const added = allowedTo(employee([permiso])).filter((action) => !common.includes(action));
    expect(added).toEqual(expected);
  });
});

describe('a facultad', () => {
  it.each(PERMISOS)(
    'sede beside %s adds configuring the sede, its plan and its stations',
    (permiso) => {
      const before = allowedTo(employee([permiso]));
      const added = allowedTo(employee([permiso], ['sede'])).filter((one) => !before.includes(one));
      const needed = ['sede.configure', 'stations.read', 'tables.plan'];
      expect(added).toEqual(needed.filter((one) => !before.some((had) => had === one)));
    },
  );

  it('cobrar beside pedidos adds charging', () => {
    const before = allowedTo(employee(['pedidos']));
    const added = allowedTo(employee(['pedidos'], ['cobrar'])).filter(
      (one) => !before.includes(one),
    );
    expect(added).toEqual(['accounts.charge']);
  });

  it('has no effect without a permiso that it stands on', () => {
    expect(allowedTo(employee([], FACULTADES))).toEqual(allowedTo(employee([])));
    fc.assert(
      fc.property(someRights, ({ permisos, facultades }) => {
        expect([...facultadesOf({ permisos, facultades })].sort()).toEqual(
          facultades
            .filter((one) => FACULTAD_BASE[one].some((base) => permisos.includes(base)))
            .sort(),
        );
      }),
    );
  });

  it('never opens a section: the sections are those of the permisos', () => {
    expect(FACULTADES.filter((one) => (PERMISOS as readonly string[]).includes(one))).toEqual([]);
  });
});

describe('managing employees', () => {
  it('nobody grants a permiso or a facultad they lack', () => {
    fc.assert(
      fc.property(someRights, someRights, (held, granted) => {
        const isNothing = granted.permisos.length + granted.facultades.length === 0;
        const effective = facultadesOf(held);
        expect(canGrant({ tipo: 'empleado', ...held }, granted)).toBe(
          (isNothing || held.permisos.includes('empleados')) &&
            granted.permisos.every((permiso) => held.permisos.includes(permiso)) &&
            granted.facultades.every((facultad) => effective.includes(facultad)),
        );
      }),
    );
    expect(grantableBy(owner)).toEqual({ permisos: PERMISOS, facultades: FACULTADES });
    expect(grantableBy(lapsed)).toEqual({ permisos: [], facultades: [] });
    expect(grantableBy(client)).toEqual({ permisos: [], facultades: [] });
  });

  it('an employee with empleados manages those who may do no more than they do', () => {
    const manager = employee(['empleados', 'pedidos'], ['cobrar']);
    const target = (permisos: Permiso[], facultades: Facultad[] = []) => ({
      permisos,
      facultades,
      isSelf: false,
    });
    expect(canManageEmployee(manager, target(['pedidos']))).toBe(true);
    expect(canManageEmployee(manager, target(['pedidos'], ['cobrar']))).toBe(true);
    expect(canManageEmployee(manager, target(['pedidos'], ['descuentos']))).toBe(false);
    expect(canManageEmployee(manager, target(['caja']))).toBe(false);
  });

  it('nobody manages themselves', () => {
    const target = { permisos: ['empleados'] as const, facultades: [], isSelf: true };
    expect(canManageEmployee(employee(['empleados']), target)).toBe(false);
  });

  it('a waiter manages nobody, not even somebody without permisos', () => {
    const target = { permisos: [], facultades: [], isSelf: false };
    expect(canManageEmployee(employee(['pedidos']), target)).toBe(false);
  });
});
