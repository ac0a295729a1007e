import { api } from '../../lib/api-client.ts';

interface Answer {
  message: string;
}

/** A registration whose code still has to be typed. Without its `registro` the code is worth nothing. */
export interface Registration {
  email: string;
  registro: string;
}

const post = (path: string, body: object) => api<Answer>(path, { method: 'POST', body });

/** The server mails a code, which only this browser can type. */
export function registerOwner(
  email: string,
  password: string,
): Promise<Answer & { data: Registration }> {
  const body = { email, password, aceptaPolitica: true };
  return api('/api/admin/registerUser', { method: 'POST', body });
}

export function verifyCode({ email, registro }: Registration, code: string): Promise<Answer> {
  return post('/api/admin/verifyCode', { email, registro, code });
}

export function resendCode({ email, registro }: Registration): Promise<Answer> {
  return post('/api/admin/resendCode', { email, registro });
}

/** Answers alike whether or not somebody registered with that e-mail. */
export function askForReset(email: string): Promise<Answer> {
  return post('/api/admin/forgotPassword', { email });
}

export function resetPassword(token: string, password: string): Promise<Answer> {
  return post('/api/admin/resetPassword', { token, password });
}
