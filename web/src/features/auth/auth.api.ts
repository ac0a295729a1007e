import type { DinerLogin, OwnerLogin } from '@comanda/contract/auth/auth';
import type { ClientInput } from '@comanda/contract/clients/clients';
import { api } from '../../lib/api-client.ts';

export function loginOwner(email: string, password: string): Promise<OwnerLogin> {
  return api<OwnerLogin>('/api/admin/login', { method: 'POST', body: { email, password } });
}

export function loginAtSede(email: string, password: string, dbName: string): Promise<DinerLogin> {
  return api<DinerLogin>('/api/auth/login', { method: 'POST', body: { email, password, dbName } });
}

export function registerClient(dbName: string, cliente: ClientInput): Promise<{ message: string }> {
  return api('/api/clients/create', { method: 'POST', body: { dbName, cliente } });
}

/** Answers alike whether or not somebody of the sede has that e-mail. */
export function askForSedeReset(email: string, dbName: string): Promise<{ message: string }> {
  return api('/api/auth/forgotPassword', { method: 'POST', body: { email, dbName } });
}

/** Answers the restaurant's public link, where the person comes in again. */
export function resetSedePassword(
  token: string,
  password: string,
  dbName: string,
): Promise<{ message: string; data: { path: string } }> {
  return api('/api/auth/resetPassword', { method: 'POST', body: { token, password, dbName } });
}

/** Ends the session on the server; here it ends either way. */
export function logoutAtSede(): Promise<unknown> {
  return api('/api/auth/logout', { method: 'POST' });
}
