import type { z } from 'zod';
import { ACCOUNTS_ENDPOINTS } from './accounts/accounts.ts';
import { CORRECTIONS_ENDPOINTS } from './accounts/corrections.ts';
import { AUDIT_ENDPOINTS } from './audit/audit.ts';
import { AUTH_ENDPOINTS } from './auth/auth.ts';
import { CHAT_ENDPOINTS } from './chat/chat.ts';
import { CLIENTS_ENDPOINTS } from './clients/clients.ts';
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
import type { EndpointTable, Method } from './wire.ts';
import { ZONES_ENDPOINTS } from './zones/zones.ts';

/**
 * Every call of the API, once. The server registers its routes from this table, /api/docs is made from
 * it, and the web is typed by it: it imports only the types, so neither zod nor the table is in its bundle.
 */
export const ENDPOINTS = {
  ...ACCOUNTS_ENDPOINTS,
  ...APPROVAL_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...AUTH_ENDPOINTS,
  ...CHAT_ENDPOINTS,
  ...CLIENTS_ENDPOINTS,
  ...CORRECTIONS_ENDPOINTS,
  ...FAILED_TICKETS_ENDPOINTS,
  ...KITCHEN_ENDPOINTS,
  ...KNOWN_CUSTOMERS_ENDPOINTS,
  ...LOCATIONS_ENDPOINTS,
  ...SEDE_LIFE_ENDPOINTS,
  ...MEMBERSHIPS_ENDPOINTS,
  ...MENU_ENDPOINTS,
  ...MODIFIERS_ENDPOINTS,
  ...ORDERS_ENDPOINTS,
  ...OWNERS_ENDPOINTS,
  ...PRINTING_ENDPOINTS,
  ...REPORTS_ENDPOINTS,
  ...MONEY_REPORTS_ENDPOINTS,
  ...SERVICE_ENDPOINTS,
  ...STAFF_ENDPOINTS,
  ...STATIONS_ENDPOINTS,
  ...TABLES_ENDPOINTS,
  ...TABLETS_ENDPOINTS,
  ...TILL_ENDPOINTS,
  ...ZONES_ENDPOINTS,
} satisfies EndpointTable;

export type Endpoints = typeof ENDPOINTS;
/** A method and a path, as in 'GET /api/orders'. */
export type Call = keyof Endpoints;

/** The calls whose entry in the table has these marks. */
type CallWith<Marks> = { [C in Call]: Endpoints[C] extends Marks ? C : never }[Call];

export type FileCall = CallWith<{ answer: 'file' }>;
export type FormCall = CallWith<{ form: true }>;
export type EventCall = CallWith<{ events: z.ZodType }>;
export type JsonCall = Exclude<Call, FileCall>;
/** The path of every call of one method: Path<'GET'> knows '/api/orders'. */
export type Path<M extends Method, C = Call> = C extends `${M} ${infer P}` ? P : never;

type Part = 'params' | 'query' | 'body' | 'answer' | 'events';
type SchemaOf<C extends Call, P extends Part> = Endpoints[C] extends Record<P, infer S> ? S : never;

/** A part of a call as its sender writes it; `never` where the call has no such part. */
export type Sent<C extends Call, P extends Part> =
  SchemaOf<C, P> extends infer S extends z.ZodType ? z.input<S> : never;

/** The same part as its receiver reads it, checked and with its defaults. */
export type Received<C extends Call, P extends Part> =
  SchemaOf<C, P> extends infer S extends z.ZodType ? z.output<S> : never;

export type Answer<C extends JsonCall> = Received<C, 'answer'>;
