import { ownerLoginSchema } from '@comanda/contract/auth/auth';
import { tableLinksSchema } from '@comanda/contract/locations/locations';
import { productSchema } from '@comanda/contract/menu/menu';
import { type Order, orderCreatedSchema, orderListSchema } from '@comanda/contract/orders/orders';

/** The demo's own names and accounts, as the start prints them. */
export const DEMO = {
  path: 'la-sazon-de-marta',
  dbName: 'centro',
  owner: 'marta@lasazon.example',
  cook: 'cocina.centro@lasazon.example',
  password: 'sazon2026!',
} as const;

/** A table of the demo by its own code: a diner who scanned it may order without a cap. */
export type ScannedTable = { tipo: 'en_local'; mesa: string; firma: string };

const scanned = new Map<string, Promise<ScannedTable>>();

export function scanTable(url: string): Promise<ScannedTable> {
  const table = scanned.get(url) ?? askTable(url);
  scanned.set(url, table);
  return table;
}

async function askTable(url: string): Promise<ScannedTable> {
  const send = await asOwner(url);
  const query = `dbName=${DEMO.dbName}&desde=7&hasta=7`;
  const answer = await send('GET', `/api/locations/mesas?${query}`);
  const [link] = tableLinksSchema.parse(answer).data;
  if (!link) throw new Error('The demo has no tables.');
  return { tipo: 'en_local', mesa: link.mesa, firma: link.firma };
}

/** A guest's order from a table over the API; throws unless it was acknowledged. */
export async function placeOrder(url: string, ...products: readonly string[]): Promise<Order> {
  const answer = await post(`${url}/api/orders/create`, {
    dbName: DEMO.dbName,
    ...(await scanTable(url)),
    nombreCliente: 'Nubia Rincón',
    email: 'nubia@correo.example',
    metodoPago: 'efectivo',
    productos: products.map((id_sigo) => ({ id_sigo, cantidad: 1 })),
  });
  return orderCreatedSchema.parse(answer).data;
}

export async function anyProduct(url: string): Promise<string> {
  const [first] = await productsOf(url);
  if (!first) throw new Error('The demo menu is empty.');
  return first;
}

/** What can be ordered without a choice, by `id_sigo`. */
export async function productsOf(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/products?dbName=${DEMO.dbName}`);
  const products = productSchema.array().parse(await answer.json());
  return products
    .filter(({ agotado, grupos = [] }) => !agotado && grupos.length === 0)
    .map(({ id_sigo }) => id_sigo);
}

/** What a dish of the demo costs today. */
export async function priceOf(url: string, nombre: string): Promise<number> {
  const answer = await fetch(`${url}/api/products?dbName=${DEMO.dbName}`);
  const products = productSchema.array().parse(await answer.json());
  const product = products.find((one) => one.nombre === nombre);
  if (!product) throw new Error(`The demo menu has no ${nombre}.`);
  return product.precio;
}

export async function ownerToken(url: string): Promise<string> {
  const body = { email: DEMO.owner, password: DEMO.password };
  return ownerLoginSchema.parse(await post(`${url}/api/admin/login`, body)).token;
}

export type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Calls of the demo's owner; one that is refused throws. */
export async function asOwner(url: string): Promise<Send> {
  const authorization = `Bearer ${await ownerToken(url)}`;
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: { authorization, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

export async function allOrders(
  url: string,
  token: string,
  dbName: string = DEMO.dbName,
): Promise<Order[]> {
  const orders: Order[] = [];
  let cursor = '';
  do {
    const query = new URLSearchParams({ dbName, ...(cursor && { cursor }) });
    const answer = await fetch(`${url}/api/orders?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = orderListSchema.parse(await answer.json());
    orders.push(...page.data);
    cursor = page.nextCursor ?? '';
  } while (cursor);
  return orders;
}

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}
