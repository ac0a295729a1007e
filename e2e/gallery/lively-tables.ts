import { type Order, orderCreatedSchema } from '@comanda/contract/orders/orders';
import { asOwner, type Send } from '../api.ts';

/** The sede of the demo that has drawn its tables. */
const dbName = 'chapinero';
const DISHES = [
  { id_sigo: 'PF-0101', cantidad: 2, nota: 'Una sin chicharrón' },
  { id_sigo: 'PF-0104', cantidad: 1 },
];

/** The products whose tables are lively already. */
const served = new Set<string>();

/** Something is going on at every kind of table, beside what the demo has there. */
export async function servePlan(url: string): Promise<void> {
  if (served.has(url)) return;
  served.add(url);
  const send = await asOwner(url);
  const { data } = (await send('GET', `/api/accounts?dbName=${dbName}`)) as { data: Account[] };
  const taken = data.flatMap(({ mesas, _id }) => mesas.map((mesa) => [mesa, _id] as const));
  const ids = new Map(taken);
  for (const [mesa, comensales, nombre] of GUESTS) {
    if (ids.has(mesa)) continue;
    const body = { dbName, mesa, comensales, ...(nombre && { nombre }) };
    const opened = (await send('POST', '/api/accounts/open', body)) as { data: Account };
    ids.set(mesa, opened.data._id);
  }
  await order(
    send,
    '3',
    DISHES.map((dish, at) => ({ ...dish, tiempo: at + 1 })),
  );

  const paid = await order(send, '5', DISHES);
  await order(send, '5', DISHES.slice(1));
  for (const estado of ['preparado', 'entregado', 'facturado']) await move(send, paid, estado);

  const ready = await order(send, '8', DISHES);
  await move(send, ready, 'preparado');

  await order(send, '9', [...DISHES, ...DISHES]);
  // The demo may have joined them already.
  if (ids.get('9') !== ids.get('10')) {
    await send('POST', `/api/accounts/${ids.get('10')}/move`, { dbName, mesa: '9', unir: true });
  }
  await send('POST', `/api/accounts/${ids.get('9')}/bill`, { dbName });

  // A guest who only says the table.
  await fetch(`${url}/api/orders/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      dbName,
      tipo: 'en_local',
      mesa: '6',
      nombreCliente: 'Nubia Rincón',
      // Nobody else’s orders count against the cap of this guest.
      email: 'valentina@correo.example',
      metodoPago: 'efectivo',
      productos: DISHES.slice(1),
    }),
  });
}

/** Where a table was paid a moment ago. */
const paid = new Set<string>();

/** A table eats, pays in two parts and leaves. */
export async function payTable(url: string): Promise<void> {
  if (paid.has(url)) return;
  paid.add(url);
  const send = await asOwner(url);
  const mesa = '11';
  const opened = (await send('POST', '/api/accounts/open', { dbName, mesa })) as { data: Account };
  const { _id, total } = await order(send, mesa, DISHES);
  for (const estado of ['preparado', 'entregado']) {
    await send('PATCH', `/api/orders/editOrderAttributes/${_id}`, { dbName, updates: { estado } });
  }
  const pagos = [
    { metodo: 'efectivo', valor: total - 20_000, recibido: total },
    { metodo: 'nequi', valor: 20_000, referencia: 'M10293847' },
  ];
  const propina = { respuesta: 'no', valor: 0 };
  await send('POST', `/api/accounts/${opened.data._id}/pay`, { dbName, pagos, propina });
}

const GUESTS: readonly [mesa: string, comensales: number, nombre?: string][] = [
  ['1', 4],
  ['3', 4, 'Familia Rodríguez Santamaría'],
  ['5', 4],
  ['8', 5],
  ['9', 6, 'Cumple de Valentina'],
  ['10', 3],
];

interface Account {
  _id: string;
  mesas: string[];
}

async function order(send: Send, mesa: string, productos: object[]): Promise<Order> {
  const answer = await send('POST', '/api/orders/create', {
    dbName,
    tipo: 'en_local',
    nombreCliente: `Mesa ${mesa}`,
    metodoPago: 'por_definir',
    mesa,
    productos,
  });
  return orderCreatedSchema.parse(answer).data;
}

function move(send: Send, { _id }: Order, estado: string): Promise<unknown> {
  const updates = { estado, ...(estado === 'facturado' && { metodoPago: 'efectivo' }) };
  return send('PATCH', `/api/orders/editOrderAttributes/${_id}`, { dbName, updates });
}
