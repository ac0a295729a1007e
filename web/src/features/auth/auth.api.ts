import type { ClientInput } from '@comanda/contract/clients/clients';
import { api } from '../../lib/api/api-client.ts';

export function loginOwner(email: string, password: string) {
  return api('POST /api/admin/login', { body: { email, password } });
}

export function loginAtSede(email: string, password: string, dbName: string) {
  return api('POST /api/auth/login', { body: { email, password, dbName } });
}

export function registerClient(dbName: string, cliente: ClientInput) {
  return api('POST /api/clients/create', { body: { dbName, cliente } });
}

/** The server answers the same whether or not the e-mail exists at the sede. */
export function askForSedeReset(email: string, dbName: string) {
  return api('POST /api/auth/forgotPassword', { body: { email, dbName } });
}

/** Answers the public link of the restaurant, where the person logs in again. */
export function resetSedePassword(token: string, password: string, dbName: string) {
  return api('POST /api/auth/resetPassword', { body: { token, password, dbName } });
}

/** Ends the session on the server. The browser ends its own whatever the server answers. */
export function logoutAtSede() {
  return api('POST /api/auth/logout');
}
