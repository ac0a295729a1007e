import { hash, randomBytes } from 'node:crypto';
import { normaliseEmail } from '@comanda/contract/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../http/address-bounds.ts';
import { keepToken, readToken } from '../http/cookies.ts';
import { insertDevice, isKnownDevice } from '../sessions/known-devices.ts';
import { hashToken, type Sede } from '../sessions/session.ts';

/**
 * A random token by which a browser that signed in once is recognised. It grants nothing by itself.
 */
const DEVICE_COOKIE = 'equipo';

type Subject = { restaurantId: string; subjectIds: string[] };

/** The account of a login, and who gets in with the right password. */
type Attempt<T> = {
  email: string;
  /** Null for the owner of a restaurant. */
  sede: Sede | null;
  enter: () => Promise<T>;
  whoIs: (answer: T) => Subject;
};

type Deps = { db: Db; isLimited: boolean; publicUrl: () => string };

/**
 * Counts wrong passwords. An address gets few for an account, all strangers together get more, and
 * a device that has signed in before has its own count, so nobody else can lock it out.
 */
export function openLogins({ db, isLimited, publicUrl }: Deps) {
  const ofAddress = openTries({ max: 20, minutes: 1 });
  const ofAddressAndAccount = openTries({ max: 10, minutes: 5 });
  const ofAccount = openTries({ max: 100, minutes: 15 });
  const ofDevice = openTries({ max: 10, minutes: 5 });

  const countsOf = async (request: FastifyRequest, email: string, sede: Sede | null) => {
    const account = digest(`${sede?.locationId ?? ''} ${email}`);
    const token = readToken(request, DEVICE_COOKIE);
    const isKnown = token !== null && (await isKnownDevice(db, hashToken(token), email, sede));
    if (isKnown) return [{ tries: ofDevice, key: `${account} ${digest(token)}` }];
    const address = networkOf(request.ip);
    // An address with too many tries stops here, before it uses up the count of all strangers.
    return [
      { tries: ofAddress, key: address },
      { tries: ofAddressAndAccount, key: `${address} ${account}` },
      { tries: ofAccount, key: account },
    ];
  };

  const remember = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { restaurantId, subjectIds }: Subject,
  ): Promise<void> => {
    const token = readToken(request, DEVICE_COOKIE) ?? randomBytes(32).toString('base64url');
    for (const id of subjectIds) await insertDevice(db, restaurantId, id, hashToken(token));
    keepToken(request, reply, { name: DEVICE_COOKIE, token, publicUrl: publicUrl() });
  };

  return {
    attempt: async <T>(
      request: FastifyRequest,
      reply: FastifyReply,
      { email: typed, sede, enter, whoIs }: Attempt<T>,
    ): Promise<T> => {
      const email = normaliseEmail(typed);
      const counts = isLimited ? await countsOf(request, email, sede) : [];
      for (const { tries, key } of counts) {
        const retryAfter = tries.take(key);
        if (retryAfter > 0) throw new AppError('demasiadas_solicitudes', { retryAfter });
      }
      const answer = await enter();
      for (const { tries, key } of counts) tries.giveBack(key);
      await remember(request, reply, whoIs(answer));
      return answer;
    },
    /**
     * A person who chose a new password by a mailed link can sign in here, whatever strangers do.
     */
    remember,
  };
}

export type Logins = ReturnType<typeof openLogins>;

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** A bound on memory: whoever fills it has long met the limit of an address. */
const MAX_KEYS = 50_000;

type Span = { count: number; endsAt: number };

/**
 * Limits how often something may be tried under a key, within a window that starts with the first
 * try.
 */
function openTries({ max, minutes }: { max: number; minutes: number }) {
  // All windows have the same length, so the first of the map ends first.
  const spans = new Map<string, Span>();

  const begin = (key: string, now: number): Span => {
    for (const [old, { endsAt }] of spans) {
      if (endsAt > now && spans.size < MAX_KEYS) break;
      spans.delete(old);
    }
    const span = { count: 0, endsAt: now + minutes * 60_000 };
    spans.delete(key);
    spans.set(key, span);
    return span;
  };

  return {
    /** Counts one more try. Returns the seconds to wait when there were too many, else 0. */
    take: (key: string): number => {
      const now = Date.now();
      const known = spans.get(key);
      const span = known && known.endsAt > now ? known : begin(key, now);
      if (span.count >= max) return Math.ceil((span.endsAt - now) / 1_000);
      span.count += 1;
      return 0;
    },
    /** Takes back a try that was not wrong after all. */
    giveBack: (key: string): void => {
      const span = spans.get(key);
      if (span && span.count > 0) span.count -= 1;
    },
  };
}
