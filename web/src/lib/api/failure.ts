import { ApiError } from './api-client.ts';

export interface Failure {
  text: string;
  /** Why, where the server could not say it: no connection, an answer nobody can read. */
  cause?: string;
}

/** What the server said, else the words of the action that failed and, apart, the cause. */
export function explainFailure(error: unknown, fallback: string): Failure {
  if (!(error instanceof ApiError)) return { text: fallback };
  const isFromServer = error.status > 0 && typeof error.body.error === 'string';
  return isFromServer ? { text: error.message } : { text: fallback, cause: error.message };
}

/** For a toast that says what failed and adds why. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** No answer, a server in trouble, or a network that answers in its place: it may have arrived. */
export function isAnswerLost({ status, code }: ApiError): boolean {
  return status === 0 || status >= 500 || code === 'respuesta_ilegible';
}

/** No answer, a moment too early, or a session to open again: nothing is wrong with what was sent. */
export function isWorthRetrying(error: ApiError): boolean {
  return isAnswerLost(error) || error.status === 401 || error.code === 'demasiadas_solicitudes';
}

/** What a form shows of a failed send. */
export interface Refusal {
  problems: Record<string, string>;
  failure?: Failure;
}

/** The server's problems at their fields, and what it said of the whole. */
export function refusalOf(error: unknown, fallback: string): Required<Refusal> {
  return { problems: fieldErrors(error), failure: explainFailure(error, fallback) };
}

/** As above, but what a field says is not said again above the form. */
export function problemsOrFailure(error: unknown, fallback: string): Refusal {
  const { problems, ...whole } = refusalOf(error, fallback);
  return Object.keys(problems).length > 0 ? { problems } : { problems, ...whole };
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
