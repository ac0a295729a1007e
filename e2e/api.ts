import { ownerLoginSchema } from '@comanda/contract/auth';
import { productSchema } from '@comanda/contract/menu';
import { type Order, orderCreatedSchema, orderListSchema } from '@comanda/contract/orders';

/** The demo's own names and accounts, as the start prints them. */
export const DEMO = {
  path: 'la-sazon-de-marta',
  dbName: 'centro',
  owner: 'marta@lasazon.example',
  cook: 'cocina.centro@lasazon.example',
  password: 'sazon2026!',
} as const;

/** A guest's takeaway order over the API; throws unless it was acknowledged. */
export async function placeOrder(url: string, id_sigo: string): Promise<Order> {
  const answer = await post(`${url}/api/orders/create`, {
    dbName: DEMO.dbName,
    tipo: 'para_llevar',
    nombreCliente: 'Nubia Rincón',
    email: 'nubia@correo.example',
    metodoPago: 'efectivo',
    productos: [{ id_sigo, cantidad: 1 }],
  });
  return orderCreatedSchema.parse(answer).data;
}

export async function anyProduct(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/products?dbName=${DEMO.dbName}`);
  const products = productSchema.array().parse(await answer.json());
  const product = products.find(({ agotado }) => !agotado);
  if (!product) throw new Error('El menú del demo está vacío.');
  return product.id_sigo;
}

/** What a dish of the demo costs today. */
export async function priceOf(url: string, nombre: string): Promise<number> {
  const answer = await fetch(`${url}/api/products?dbName=${DEMO.dbName}`);
  const products = productSchema.array().parse(await answer.json());
  const product = products.find((one) => one.nombre === nombre);
  if (!product) throw new Error(`El menú del demo no tiene ${nombre}.`);
  return product.precio;
}

export async function ownerToken(url: string): Promise<string> {
  const body = { email: DEMO.owner, password: DEMO.password };
  return ownerLoginSchema.parse(await post(`${url}/api/admin/login`, body)).token;
}

export async function allOrders(url: string, token: string): Promise<Order[]> {
  const orders: Order[] = [];
  let cursor = '';
  do {
    const query = new URLSearchParams({ dbName: DEMO.dbName, ...(cursor && { cursor }) });
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
