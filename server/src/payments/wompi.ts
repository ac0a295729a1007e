import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type WompiEvent,
  type WompiLinkRequest,
  type WompiTransaction,
  wompiLinkSchema,
  wompiTransactionAnswerSchema,
  wompiTransactionListSchema,
  wompiTransactionSchema,
} from '@comanda/contract/memberships/memberships';
import type { z } from 'zod';
import type { Env } from '../env/env.ts';

const ORIGINS = {
  sandbox: 'https://sandbox.wompi.co',
  production: 'https://production.wompi.co',
} as const;
const CHECKOUT_ORIGIN = 'https://checkout.wompi.co';
const TIMEOUT_MS = 10_000;
const PAGE_SIZE = 100;

export type WompiSettings = {
  environment: Env['WOMPI_ENV'];
  privateKey: string;
  eventsSecret: string;
  /** Functions, because the simulator's address is known only once the server listens. */
  baseUrl: () => string;
  checkoutUrl: () => string;
  /** A provider that takes longer is not waited for; the sweep asks again. */
  timeoutMs?: number;
};

/** One environment for everything: a link made with one key does not exist for the other. */
export type Wompi = {
  environment: Env['WOMPI_ENV'];
  createLink: (link: WompiLinkRequest) => Promise<{ id: string; url: string }>;
  /** Null when there is no such transaction in this environment. */
  findTransaction: (id: string) => Promise<WompiTransaction | null>;
  /** Every transaction of the days from one date to another. */
  listTransactions: (from: Date, until: Date) => Promise<WompiTransaction[]>;
};

/** The provider did not answer, or not by its protocol. */
class WompiError extends Error {}

export function wompiSettings(env: Env): WompiSettings | null {
  if (!env.WOMPI_PRIVATE_KEY || !env.WOMPI_EVENTS_SECRET) return null;
  return {
    environment: env.WOMPI_ENV,
    privateKey: env.WOMPI_PRIVATE_KEY,
    eventsSecret: env.WOMPI_EVENTS_SECRET,
    baseUrl: () => env.WOMPI_BASE_URL ?? ORIGINS[env.WOMPI_ENV],
    checkoutUrl: () => env.WOMPI_CHECKOUT_URL ?? CHECKOUT_ORIGIN,
  };
}

export function openWompi(settings: WompiSettings): Wompi {
  const call = async <T extends z.ZodType>(schema: T, path: string, body?: object) => {
    const response = await fetch(`${settings.baseUrl()}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${settings.privateKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
    }).catch((error: Error) => {
      throw new WompiError(error.message);
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new WompiError(`${response.status} de ${path}`);
    const parsed = schema.safeParse(await response.json().catch(() => null));
    if (!parsed.success) throw new WompiError(`Respuesta inesperada de ${path}`);
    return parsed.data;
  };

  return {
    environment: settings.environment,
    createLink: async (link) => {
      const answer = await call(wompiLinkSchema, '/payment_links', link);
      if (!answer) throw new WompiError('404 de /payment_links');
      return { id: answer.data.id, url: `${settings.checkoutUrl()}/l/${answer.data.id}` };
    },
    findTransaction: async (id) => {
      const answer = await call(wompiTransactionAnswerSchema, `/transactions/${id}`);
      return answer?.data ?? null;
    },
    listTransactions: async (from, until) => {
      const found: WompiTransaction[] = [];
      for (let page = 1; ; page++) {
        const query = new URLSearchParams({
          from_date: from.toISOString(),
          until_date: until.toISOString(),
          page: String(page),
          page_size: String(PAGE_SIZE),
        });
        const answer = await call(wompiTransactionListSchema, `/transactions?${query}`);
        const rows = answer?.data ?? [];
        const read = rows.map((row) => wompiTransactionSchema.safeParse(row));
        found.push(...read.flatMap(({ data }) => data ?? []));
        if (rows.length < PAGE_SIZE) return found;
      }
    },
  };
}

/**
 * SHA-256 over the values that the event itself names, in their order, then its timestamp and the
 * secret. Which values are signed varies, so they are never assumed.
 */
export function eventChecksum(event: WompiEvent, secret: string): string {
  const values = event.signature.properties.map((path) => valueAt(event.data, path));
  return createHash('sha256')
    .update([...values, event.timestamp, secret].join(''))
    .digest('hex');
}

export function isSigned(event: WompiEvent, secret: string): boolean {
  const wanted = Buffer.from(eventChecksum(event, secret));
  const given = Buffer.from(event.signature.checksum.toLowerCase());
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function valueAt(data: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (branch, key) =>
        typeof branch === 'object' && branch !== null && Object.hasOwn(branch, key)
          ? (branch as Record<string, unknown>)[key]
          : '',
      data,
    );
  // Only plain values are signed, because an object could be written in many ways.
  return typeof value === 'object' ? '' : String(value);
}
