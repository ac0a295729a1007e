import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  type Action,
  type Actor,
  canGrant,
  canManageEmployee,
  canPerform,
  grantablePermisos,
  PERMISOS,
} from './permissions.ts';

const actions = Object.keys(ACTIONS) as Action[];
const guest: Actor = { tipo: 'invitado' };
const client: Actor = { tipo: 'cliente' };
const owner: Actor = { tipo: 'propietario', membresiaActiva: true };
const lapsed: Actor = { tipo: 'propietario', membresiaActiva: false };
const somePermisos = fc.uniqueArray(fc.constantFrom(...PERMISOS));

function allowedTo(actor: Actor): Action[] {
  return actions.filter((action) => canPerform(actor, action)).sort();
}

describe('who may do what', () => {
  it('a guest reads the menu and orders, nothing else', () => {
    expect(allowedTo(guest)).toEqual(['menu.read', 'orders.create', 'public']);
  });

  it('a diner also has their own orders, account and session', () => {
    expect(allowedTo(client)).toEqual([
      'clients.self',
      'menu.read',
      'orders.create',
      'orders.mine',
      'public',
      'session.own',
    ]);
  });

  it('an owner does everything except what diners and printing agents do', () => {
    expect(actions.filter((action) => !canPerform(owner, action))).toEqual([
      'orders.mine',
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
    expect(allowedTo({ tipo: 'empleado', permisos: [] })).toEqual([
      'menu.read',
      'public',
      'session.own',
    ]);
  });

  it.each([
    [
      'pedidos',
      [
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
        'tables.read',
      ],
    ],
    ['cocina', ['kitchen.fire', 'orders.list', 'orders.listen', 'orders.move', 'tables.read']],
    [
      'caja',
      [
        'accounts.write',
        'orders.list',
        'orders.listen',
        'orders.move',
        'orders.past',
        'printing.print',
        'printing.text',
        'sede.pause',
        'tables.read',
      ],
    ],
    ['menu', ['menu.write']],
    ['empleados', ['staff.manage']],
    ['reportes', ['orders.list', 'orders.past', 'reports.read']],
  ] as const)('%s adds exactly its own actions', (permiso, expected) => {
    const common = ['menu.read', 'public', 'session.own'];
    const added = allowedTo({ tipo: 'empleado', permisos: [permiso] }).filter(
      (action) => !common.includes(action),
    );
    expect(added).toEqual(expected);
  });
});

describe('managing employees', () => {
  it('nobody grants a permiso they lack', () => {
    fc.assert(
      fc.property(somePermisos, somePermisos, (held, granted) => {
        const actor: Actor = { tipo: 'empleado', permisos: held };
        const mayGrant = granted.length === 0 || held.includes('empleados');
        expect(canGrant(actor, granted)).toBe(
          mayGrant && granted.every((permiso) => held.includes(permiso)),
        );
      }),
    );
    expect(grantablePermisos(owner)).toEqual(PERMISOS);
    expect(grantablePermisos(lapsed)).toEqual([]);
    expect(grantablePermisos(client)).toEqual([]);
  });

  it('an employee with empleados manages those who may do no more than they do', () => {
    const manager: Actor = { tipo: 'empleado', permisos: ['empleados', 'pedidos'] };
    expect(canManageEmployee(manager, { permisos: ['pedidos'], isSelf: false })).toBe(true);
    expect(canManageEmployee(manager, { permisos: ['caja'], isSelf: false })).toBe(false);
  });

  it('nobody manages themselves', () => {
    const manager: Actor = { tipo: 'empleado', permisos: ['empleados'] };
    expect(canManageEmployee(manager, { permisos: ['empleados'], isSelf: true })).toBe(false);
  });

  it('a waiter manages nobody, not even somebody without permisos', () => {
    const waiter: Actor = { tipo: 'empleado', permisos: ['pedidos'] };
    expect(canManageEmployee(waiter, { permisos: [], isSelf: false })).toBe(false);
  });
});
