import { waitsMessages } from '@comanda/contract/auth/waits.messages';
import { ERRORS, type ErrorBody, type ErrorCode } from '@comanda/contract/errors';
import { editMessages } from '@comanda/contract/forms/edits.messages';
import { mergeEdit } from '@comanda/contract/forms/edits.rules';
import type { Problem } from '@comanda/contract/wire';

type Extra = {
  /** The rule's own text, where one code stands for many rules. */
  message?: string;
  details?: ErrorBody['details'];
  /** More fields of the answer: the order as it is now, the new total. */
  body?: Record<string, unknown>;
  /** Seconds after which the same call may go through. */
  retryAfter?: number;
  cause?: unknown;
};

/** An expected failure. Its code decides status and text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: Extra;

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(extra.message ?? textOf(code, extra.retryAfter), { cause: extra.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.extra = extra;
  }

  toBody(): ErrorBody {
    const { details, body } = this.extra;
    return { error: this.message, code: this.code, ...(details && { details }), ...body };
  }
}

/** Who tried too often is told how long to wait, wherever that is known. */
function textOf(code: ErrorCode, retryAfter: number | undefined): string {
  return code === 'demasiadas_solicitudes' && retryAfter !== undefined
    ? waitsMessages.tooManyFor(retryAfter)
    : ERRORS[code].message;
}

/** Broken rules of a form: the first text for the person, each field in the details. */
export function brokenRules(problems: readonly Problem[]): AppError {
  const message = problems[0]?.rule ?? problems[0]?.message;
  const details = problems.map(({ rule: _, ...problem }) => problem);
  return new AppError('regla_incumplida', { ...(message && { message }), details });
}

interface Edit<Fields extends object> {
  sent: Fields & { antes?: Partial<Fields> | null | undefined };
  /** The same fields as they are stored, read under the lock of the write. */
  now: Partial<Fields>;
  /** What the answer shows of a refused edit. */
  data: unknown;
  /** The path of a field in the request. */
  pathOf?: (name: string) => string;
}

/** What to write: this person's changes over what somebody else changed since the form was opened. */
export function mergedOrRefused<Fields extends object>(edit: Edit<Fields>): Fields {
  const { sent, now, data, pathOf = (name) => name } = edit;
  const { merged, clashes } = mergeEdit<Fields>(sent.antes, sent, now);
  if (clashes.length === 0) return merged;
  const message = editMessages.fieldChanged;
  const details = clashes.map((name) => ({ path: pathOf(name), message }));
  throw new AppError('cambiado_mientras', { details, body: { data } });
}
