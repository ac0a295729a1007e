import { expect, it } from 'vitest';
import { z } from 'zod';
import { ACCOUNTS_ENDPOINTS } from './accounts/accounts.ts';
import { CORRECTIONS_ENDPOINTS } from './accounts/corrections.ts';
import { AUDIT_ENDPOINTS } from './audit/audit.ts';
import { AUTH_ENDPOINTS } from './auth/auth.ts';
import { CHAT_ENDPOINTS } from './chat/chat.ts';
import { CLIENTS_ENDPOINTS } from './clients/clients.ts';
import { ENDPOINTS } from './endpoints.ts';
import { KITCHEN_ENDPOINTS } from './kitchen/kitchen.ts';
import { LOCATIONS_ENDPOINTS } from './locations/locations.ts';
import { SEDE_LIFE_ENDPOINTS } from './locations/sede-life.ts';
import { SERVICE_ENDPOINTS } from './locations/service.ts';
import { MEMBERSHIPS_ENDPOINTS } from './memberships/memberships.ts';
import { MENU_ENDPOINTS } from './menu/menu.ts';
import { STATIONS_ENDPOINTS } from './menu/stations.ts';
import { MODIFIERS_ENDPOINTS } from './modifiers/modifiers.ts';
import { KNOWN_CUSTOMERS_ENDPOINTS } from './orders/known-customers.ts';
import { ORDERS_ENDPOINTS } from './orders/orders.ts';
import { OWNERS_ENDPOINTS } from './owners/owners.ts';
import { FAILED_TICKETS_ENDPOINTS } from './printing/failed-tickets.ts';
import { PRINTING_ENDPOINTS } from './printing/printing.ts';
import { MONEY_REPORTS_ENDPOINTS } from './reports/money-reports.ts';
import { REPORTS_ENDPOINTS } from './reports/reports.ts';
import { APPROVAL_ENDPOINTS } from './staff/approval.ts';
import { STAFF_ENDPOINTS } from './staff/staff.ts';
import { TABLETS_ENDPOINTS } from './staff/tablets.ts';
import { TABLES_ENDPOINTS } from './tables/tables.ts';
import { TILL_ENDPOINTS } from './till/till.ts';
import type { Endpoint } from './wire.ts';
import { ZONES_ENDPOINTS } from './zones/zones.ts';

const entries: [string, Endpoint][] = Object.entries(ENDPOINTS);

it.each(entries)(
  '%s has a schema for each part of its path that is filled in',
  (call, { params }) => {
    const named = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(named);
  },
);

it('only calls that write have a form, a key or an exception for read-only sedes', () => {
  const marked = entries.filter(([, one]) => one.form || one.idempotencyKey || one.evenReadOnly);
  expect(marked.map(([call]) => call).filter((call) => call.startsWith('GET '))).toEqual([]);
});

it('no call is declared by two nouns', () => {
  const tables = [
    ACCOUNTS_ENDPOINTS,
    APPROVAL_ENDPOINTS,
    AUDIT_ENDPOINTS,
    AUTH_ENDPOINTS,
    CHAT_ENDPOINTS,
    CLIENTS_ENDPOINTS,
    CORRECTIONS_ENDPOINTS,
    FAILED_TICKETS_ENDPOINTS,
    KITCHEN_ENDPOINTS,
    KNOWN_CUSTOMERS_ENDPOINTS,
    LOCATIONS_ENDPOINTS,
    MEMBERSHIPS_ENDPOINTS,
    MENU_ENDPOINTS,
    MODIFIERS_ENDPOINTS,
    ORDERS_ENDPOINTS,
    OWNERS_ENDPOINTS,
    PRINTING_ENDPOINTS,
    REPORTS_ENDPOINTS,
    MONEY_REPORTS_ENDPOINTS,
    SEDE_LIFE_ENDPOINTS,
    SERVICE_ENDPOINTS,
    STAFF_ENDPOINTS,
    STATIONS_ENDPOINTS,
    TABLES_ENDPOINTS,
    TABLETS_ENDPOINTS,
    TILL_ENDPOINTS,
    ZONES_ENDPOINTS,
  ];
  const declared = tables.flatMap((table) => Object.keys(table));
  expect(declared.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});
