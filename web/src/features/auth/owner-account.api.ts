import { api } from '../../lib/api/api-client.ts';

/** A registration whose code still has to be typed. Without its `registro` the code is worth nothing. */
export interface Registration {
  email: string;
  registro: string;
}

/** The server mails a code, which only this browser can type. */
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

/** Answers alike whether or not somebody registered with that e-mail. */
export function askForReset(email: string) {
  return api('POST /api/admin/forgotPassword', { body: { email } });
}

export function resetPassword(token: string, password: string) {
  return api('POST /api/admin/resetPassword', { body: { token, password } });
}
