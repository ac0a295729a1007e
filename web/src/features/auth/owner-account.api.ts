import { api } from '../../lib/api/api-client.ts';

/** A registration whose code was not typed yet. The server accepts the code only together with `registro`. */
export interface Registration {
  email: string;
  registro: string;
}

/** The server mails a code. Only this browser can use it, because only it has the `registro`. */
export function registerOwner(email: string, password: string) {
  const body = { email, password, aceptaPolitica: true };
  return api('POST /api/admin/registerUser', { body });
}

export function verifyCode({ email, registro }: Registration, code: string) {
  return api('POST /api/admin/verifyCode', { body: { email, registro, code } });
}

export function resendCode({ email, registro }: Registration) {
  return api('POST /api/admin/resendCode', { body: { email, registro } });
}

/** The server answers the same whether or not the e-mail is registered. */
export function askForReset(email: string) {
  return api('POST /api/admin/forgotPassword', { body: { email } });
}

export function resetPassword(token: string, password: string) {
  return api('POST /api/admin/resetPassword', { body: { token, password } });
}
