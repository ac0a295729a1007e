import { api } from '../../lib/api/api-client.ts';

/** Returns the new token of this device; all others are signed out. */
export async function changeOwnerPassword(actual: string, nueva: string): Promise<string> {
  return (await api('POST /api/admin/password', { body: { actual, nueva } })).token;
}

export function closeAccount(password: string, confirmacion: string) {
  return api('DELETE /api/admin/account', { body: { password, confirmacion } });
}
