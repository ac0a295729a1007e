import { ApiError } from './api-client.ts';

export interface Failure {
  text: string;
  /** The cause, if the server could not tell it: no connection, or an unreadable answer. */
  cause?: string;
  /** The fields that somebody else changed too, while the form was open. */
  clashes?: string[];
}

/** The server's message; else the text of the failed action and, separately, the cause. */
export function explainFailure(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) return { text: fallback };
  const isFromServer = error.status > 0 && typeof error.body.error === 'string';
  return isFromServer ? { text: error.message } : { text: fallback, cause: error.message };
}

/** For a toast that tells what failed and why. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** No answer, a failing server, or a proxy that answered instead: the request may have arrived. */
export function isAnswerLost({ status, code }: ApiError): boolean {
  return status === 0 || status >= 500 || code === 'respuesta_ilegible';
}

/**
 * No answer, too many requests, or an expired session: the request itself is right and can be sent
 * again.
 */
export function isWorthRetrying(error: ApiError): boolean {
  return isAnswerLost(error) || error.status === 401 || error.code === 'demasiadas_solicitudes';
}

/** What a form knows about a failed send; `useForm` drops the failure if the fields tell it all. */
export interface Refusal {
  problems: Record<string, string>;
  failure?: Failure;
}

/** The server's problems by field, and its message about the whole form. */
export function refusalOf(error: unknown, fallback: string): Required<Refusal> {
  return { problems: fieldErrors(error), failure: explainFailure(error, fallback) };
}

/** The server's problems by field, and for the whole form what failed and why. */
export function refusedAs(text: string, error: unknown): Refusal {
  return { problems: fieldErrors(error), failure: { text, cause: messageOf(error) } };
}

/** The first problem of each field, from the answer's details. */
export function fieldErrors(error: unknown): Record<string, string> {
  const details = error instanceof ApiError ? error.details : [];
  return byField(details);
}

export function byField(
  problems: readonly { path?: string; message?: string }[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of problems) {
    if (path && message) errors[path] ??= message;
  }
  return errors;
}
