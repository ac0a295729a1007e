import { hash, randomBytes } from 'node:crypto';
import { normaliseEmail } from '@comanda/contract/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../http/network-of.ts';
import { insertDevice, isKnownDevice } from '../sessions/known-devices.ts';
import { hashToken, type Sede } from '../sessions/session.ts';
import { openTries } from './tries.ts';

/**
 * A random token by which a browser that signed in once is recognised. It grants nothing by itself.
 */
const DEVICE_COOKIE = 'equipo';
const COOKIE_DAYS = 365;

export type Subject = { restaurantId: string; subjectIds: string[] };

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
    const token = deviceOf(request);
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
    const token = deviceOf(request) ?? randomBytes(32).toString('base64url');
    for (const id of subjectIds) await insertDevice(db, restaurantId, id, hashToken(token));
    const isSecure = request.protocol === 'https' || publicUrl().startsWith('https:');
    const words = [
      `${DEVICE_COOKIE}=${token}`,
      'Path=/api',
      `Max-Age=${COOKIE_DAYS * 86_400}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure ? ['Secure'] : []),
    ];
    reply.header('set-cookie', words.join('; '));
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

function deviceOf({ headers }: FastifyRequest): string | null {
  return /(?:^|; )equipo=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? null;
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
