import type { Account } from '@comanda/contract/accounts/accounts';
import { orderCreatedSchema } from '@comanda/contract/orders/orders';
import type { Employee } from '@comanda/contract/staff/staff';
import { asOwner } from './api.ts';

const dbName = 'chapinero';

/** Four people eat one dish each, and everything is handed out. */
export async function feedFour(url: string, mesa: string): Promise<void> {
  const send = await asOwner(url);
  await send('POST', '/api/accounts/open', { dbName, mesa, comensales: 4 });
  const answer = await send('POST', '/api/orders/create', {
    dbName,
    tipo: 'en_local',
    nombreCliente: `Mesa ${mesa}`,
    metodoPago: 'por_definir',
    mesa,
    productos: ['PF-0101', 'PF-0102', 'PF-0104'].map((id_sigo, at) => ({
      id_sigo,
      cantidad: at === 0 ? 2 : 1,
    })),
  });
  const { _id } = orderCreatedSchema.parse(answer).data;
  for (const estado of ['preparado', 'entregado']) {
    const body = { dbName, updates: { estado } };
    await send('PATCH', `/api/orders/editOrderAttributes/${_id}`, body);
  }
}

/** Lets the waiters of the sede take money. */
export async function letWaitersCharge(url: string): Promise<void> {
  const send = await asOwner(url);
  const { data } = (await send('GET', `/api/employees?dbName=${dbName}`)) as { data: Employee[] };
  const waiters = data.filter(({ email }) => email.startsWith('pedidos.'));
  const employees = waiters.map((one) => ({ ...one, facultades: ['cobrar'] }));
  await send('PUT', '/api/employees/update', { dbName, employees });
}

/** The closed accounts of a table, the newest first. */
export async function closedAt(url: string, mesa: string): Promise<Account[]> {
  const send = await asOwner(url);
  const path = `/api/accounts/closed?dbName=${dbName}&q=${mesa}`;
  const { data } = (await send('GET', path)) as { data: Account[] };
  return data.filter(({ mesas }) => mesas.includes(mesa));
}
