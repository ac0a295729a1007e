import { api } from '../../lib/api-client.ts';

interface Answer {
  message: string;
}

const post = (path: string, body: object) => api<Answer>(path, { method: 'POST', body });

/** The server mails a code; registering again before it is typed sends another. */
export function registerOwner(email: string, password: string): Promise<Answer> {
  return post('/api/admin/registerUser', { email, password, aceptaPolitica: true });
}

export function verifyCode(email: string, code: string): Promise<Answer> {
  return post('/api/admin/verifyCode', { email, code });
}

export function resendCode(email: string): Promise<Answer> {
  return post('/api/admin/resendCode', { email });
}

/** Answers alike whether or not somebody registered with that e-mail. */
export function askForReset(email: string): Promise<Answer> {
  return post('/api/admin/forgotPassword', { email });
}

export function resetPassword(token: string, password: string): Promise<Answer> {
  return post('/api/admin/resetPassword', { token, password });
}
