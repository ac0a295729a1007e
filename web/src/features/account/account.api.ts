import type { Client } from '@comanda/contract/clients/clients';
import { api } from '../../lib/api-client.ts';

interface OwnData {
  nombre: string;
  telefono: string;
  direccion: string;
}

export async function saveOwnData(dbName: string, cliente: OwnData): Promise<Client> {
  const body = { dbName, cliente };
  const { data } = await api<{ data: Client }>('/api/clients/me', { method: 'PATCH', body });
  return data;
}

/** Every session of the client ends; answers the token of a new one for this device. */
export async function changeOwnPassword(
  dbName: string,
  actual: string,
  nueva: string,
): Promise<string> {
  const body = { dbName, actual, nueva };
  const { token } = await api<{ token: string }>('/api/clients/me/password', {
    method: 'POST',
    body,
  });
  return token;
}

/** A code goes to the e-mail of the account. */
export function askForEmailCode(dbName: string): Promise<{ message: string }> {
  return api('/api/clients/me/emailCode', { method: 'POST', body: { dbName } });
}

export function confirmEmail(dbName: string, code: string): Promise<{ message: string }> {
  return api('/api/clients/me/email', { method: 'POST', body: { dbName, code } });
}

export function eraseOwnHistory(dbName: string): Promise<{ message: string }> {
  return api('/api/clients/me/orders', { method: 'DELETE', query: { dbName } });
}

export function deleteOwnAccount(dbName: string, password: string): Promise<{ message: string }> {
  return api('/api/clients/me', { method: 'DELETE', body: { dbName, password } });
}
