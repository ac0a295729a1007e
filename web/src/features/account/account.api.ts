import type { ClientUser } from '@comanda/contract/auth/auth';
import type { Client, OwnDataInput } from '@comanda/contract/clients/clients';
import { api } from '../../lib/api/api-client.ts';

export async function saveOwnData(dbName: string, cliente: OwnDataInput): Promise<Client> {
  const body = { dbName, cliente };
  const { data } = await api('PATCH /api/clients/me', { body });
  return data;
}

/** The server ends every session of the client and answers a new token for this device. */
export async function changeOwnPassword(
  dbName: string,
  actual: string,
  nueva: string,
): Promise<string> {
  const body = { dbName, actual, nueva };
  const { token } = await api('POST /api/clients/me/password', { body });
  return token;
}

/** The server mails a code to the account's e-mail. */
export function askForEmailCode(dbName: string) {
  return api('POST /api/clients/me/emailCode', { body: { dbName } });
}

export function confirmEmail(dbName: string, code: string) {
  return api('POST /api/clients/me/email', { body: { dbName, code } });
}

export function eraseOwnHistory(dbName: string) {
  return api('DELETE /api/clients/me/orders', { query: { dbName } });
}

export function deleteOwnAccount(dbName: string, password: string) {
  return api('DELETE /api/clients/me', { body: { dbName, password } });
}

/** The props of every dialog about the client's own account. */
export interface AccountDialogProps {
  dbName: string;
  client: ClientUser;
  onClose: () => void;
}
