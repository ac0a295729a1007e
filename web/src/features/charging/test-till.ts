import type { Account } from '@comanda/contract/accounts/accounts';
import {
  accountDiscounts,
  accountTotals,
  countedOrder,
} from '@comanda/contract/accounts/accounts.rules';
import type { DraftPayment, Payment } from '@comanda/contract/accounts/charging';
import { paidLines, unpaidOfSeat } from '@comanda/contract/accounts/split.rules';
import { bogotaDay, dayRange } from '@comanda/contract/days';
import { ERRORS, type ErrorCode } from '@comanda/contract/errors';
import type { ChargeSettings } from '@comanda/contract/locations/till-settings';
import type { Order } from '@comanda/contract/orders/orders';
import { anAccount, anOrder, anOrderLine } from '@comanda/contract/testing/test-factories';
import type { OpenShift } from '@comanda/contract/till/till';
import { vi } from 'vitest';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const SETTINGS: ChargeSettings = {
  impuestos: { regimen: 'inc', tarifa: 8 },
  propina: { sugerir: true, porcentaje: 10, directas: false, destino: 'el personal de servicio' },
  pagos: [{ metodo: 'nequi', titulo: 'Nequi de la casa', llave: '300 123 4567', imagen: '' }],
  motivos: ['Cumpleaños'],
  uvt: 0,
};

interface Sent {
  call: string;
  body: Record<string, unknown>;
  key: string | null;
}

/** A server that charges one table, by the rules of the contract. */
export function openTill() {
  const till = {
    account: anAccount({ _id: 'c7', mesas: ['7'], abierta: ago(60), pedidos: ['r1'], revision: 5 }),
    others: [] as Account[],
    orders: [round('r1', [line('Bandeja paisa', 2, 70_000), line('Limonada', 1, 11_600)])],
    settings: SETTINGS,
    hasAccounts: true,
    /** The tills that are open. */
    shifts: [] as OpenShift[],
    closed: [] as Account[],
    people: [{ id: 'e9', nombre: 'Sofía Vega', cargo: 'Supervisora' }],
    /** The next call that charges is refused so, or gets no answer. */
    next: null as null | { code: ErrorCode; body?: object } | 'lost',
    isCut: false,
    sent: [] as Sent[],
    charges: () => till.sent.filter(({ call }) => /\/(pay|direct)$/.test(call)),
  };
  const answered = new Set<string>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (till.isCut) throw new TypeError('no network');
    const path = String(url);
    if ((init.method ?? 'GET') === 'GET') return read(till, path);
    const body = JSON.parse(String(init.body));
    const key = new Headers(init.headers).get('Idempotency-Key');
    till.sent.push({ call: path.split('?')[0] ?? '', body, key });
    const { next } = till;
    till.next = null;
    if (next && next !== 'lost') return refusal(next.code, next.body);
    const isAgain = key !== null && answered.has(key);
    if (key) answered.add(key);
    const data = isAgain ? till.account : written(till, path, body);
    if (next === 'lost') throw new TypeError('the answer is lost');
    return Response.json({ message: 'Hecho.', data, vueltas: changeOf(body.pagos), devolver: 0 });
  });
  return till;
}

export type Till = ReturnType<typeof openTill>;

function read(till: Till, path: string): Response {
  if (path.startsWith('/api/locations/ajustes/cobro')) {
    return Response.json({ data: till.settings });
  }
  if (path.startsWith('/api/locations/ajustes')) {
    const cuentas = { activas: till.hasAccounts };
    const pedidos = { quien: 'todos', mesaSinFirma: 'marcar' };
    return Response.json({ version: 1, ajustes: { pedidos, cuentas, cocina: { tiempos: true } } });
  }
  if (path.startsWith('/api/accounts/closed')) {
    const q = new URL(path, 'http://x').searchParams.get('q') ?? '';
    const data = till.closed.filter(({ numero }) => String(numero).includes(q));
    return Response.json({ data, nextCursor: null });
  }
  if (path.startsWith('/api/accounts')) {
    const data = [till.account, ...till.others].map((one) => priced(till, one));
    return Response.json({ data: data.filter(({ estado }) => estado === 'abierta'), revision: 5 });
  }
  if (path.startsWith('/api/orders')) {
    return Response.json({ data: till.orders, nextCursor: null, revision: 5 });
  }
  if (path.startsWith('/api/till/open')) return Response.json({ data: till.shifts });
  if (path.startsWith('/api/till/day')) {
    return Response.json({ data: { cuentas: 0, pedidos: 0, porMetodo: [], sinTurno: [] } });
  }
  if (path.startsWith('/api/till')) return Response.json({ data: [], nextCursor: null });
  if (path.startsWith('/api/employees/aprueban')) return Response.json({ data: till.people });
  if (path.startsWith('/api/tables')) return Response.json({ data: { zonas: [] }, version: 1 });
  return Response.json({ data: [] });
}

function refusal(code: ErrorCode, body: object = {}): Response {
  const { status, message } = ERRORS[code];
  return Response.json({ error: message, code, ...body }, { status });
}

function written(till: Till, path: string, body: Record<string, unknown>): Account {
  const isDirect = path.endsWith('/direct');
  const before = isDirect ? anAccount({ _id: 'd1', tipo: 'directa', mesas: [] }) : till.account;
  const propina = body.propina as { respuesta: 'si' | 'otro' | 'no'; valor: number } | null;
  const sent = ((body.pagos as DraftPayment[]) ?? []).map((one) => seated(till, before, one));
  const pagos = [...before.pagos, ...sent.map(paymentOf)];
  const account = priced(till, {
    ...before,
    pedidos: isDirect ? (body.pedidos as string[]) : before.pedidos,
    pagos,
    revision: before.revision + 1,
    ...(propina && {
      propina: { ...propina, sugerido: 0, hasta: 99, canal: 'caja' as const, fecha: ago(0) },
    }),
  });
  const isPaid = /\/(pay|direct)$/.test(path) && account.totales.saldo === 0;
  const now: Account = isPaid
    ? { ...account, estado: 'cerrada', numero: 1204, cerrada: ago(0) }
    : account;
  if (!isDirect) till.account = now;
  return now;
}

/** The server keeps what was for a seat when it was paid. */
function seated(till: Till, { pagos, pedidos }: Account, one: DraftPayment): DraftPayment {
  const { parte } = one;
  if (parte?.tipo !== 'puesto') return one;
  const own = till.orders.filter(({ _id }) => pedidos.includes(_id));
  const counted = own.map((order) => countedOrder(order._id, order));
  const { lineas } = accountDiscounts(counted, []);
  const left = unpaidOfSeat(parte.puesto, lineas, paidLines(pagos));
  return { ...one, parte: { ...parte, lineas: left } };
}

/** With what it is worth now. */
export function priced(till: Till, account: Account): Account {
  const own = till.orders.filter(({ _id }) => account.pedidos.includes(_id));
  const totales = accountTotals(
    own.map((order) => countedOrder(order._id, order)),
    {
      pagos: account.pagos,
      ajustes: account.ajustes,
      impuestos: till.settings.impuestos,
    },
  );
  return { ...account, totales };
}

let payments = 0;

export function paymentOf({ metodo, valor, propina, recibido, parte }: DraftPayment): Payment {
  payments += 1;
  return {
    _id: `p${payments}`,
    tipo: 'pago',
    metodo,
    valor,
    propina: propina ?? 0,
    recibido: recibido ?? null,
    vueltas: null,
    referencia: null,
    parte: parte ?? null,
    pedido: null,
    motivo: null,
    corrige: null,
    turnoId: null,
    por: 'Sandra',
    autorizadoPor: null,
    fecha: ago(0),
  };
}

function changeOf(pagos: unknown): number {
  const [one] = (pagos as DraftPayment[] | undefined) ?? [];
  return one?.recibido ? one.recibido - one.valor - (one.propina ?? 0) : 0;
}

export function line(nombre: string, cantidad: number, subtotal: number, puesto?: number) {
  const precio = subtotal / cantidad;
  return anOrderLine({
    id_sigo: nombre,
    nombre,
    cantidad,
    precio,
    subtotal,
    ...(puesto && { puesto }),
  });
}

export function round(
  _id: string,
  productos: Order['productos'],
  over: Partial<Order> = {},
): Order {
  return anOrder({
    _id,
    mesa: '7',
    cuentaId: 'c7',
    cuentaRevision: 3,
    estado: 'entregado',
    horaCreacion: ago(30),
    fechaEntregado: ago(10),
    productos: productos.map((one, at) => ({ ...one, linea: at + 1 })),
    total: productos.reduce((sum, { subtotal }) => sum + subtotal, 0),
    ...over,
  });
}

/** So many minutes ago; shortly after midnight fewer, so that it is of today. */
export function ago(minutes: number): string {
  const now = Date.now();
  const today = now - dayRange(bogotaDay(new Date(now))).from.getTime();
  const ms = minutes * MINUTE_MS;
  return new Date(now - Math.min(ms, (today * ms) / (ms + HOUR_MS))).toISOString();
}
