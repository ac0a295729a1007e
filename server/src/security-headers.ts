import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from './env.ts';

/** Nothing but our own origin may run, style, frame or receive anything. */
export async function securityHeaders(app: FastifyInstance, env: Pick<Env, 'PUBLIC_URL'>) {
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false;
  await app.register(helmet, {
    // Asked once: it would put the same policy together for every request.
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  let headers: [string, string][] | null = null;
  app.addHook('onRequest', (_request, reply, done) => {
    headers ??= headersOf(reply);
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

/** Those that helmet sets, in whatever answer is at hand. */
function headersOf(reply: FastifyReply): [string, string][] {
  const before = new Set(reply.raw.getHeaderNames());
  reply.helmet();
  return Object.entries(reply.raw.getHeaders())
    .filter(([name]) => !before.has(name))
    .map(([name, value]) => [name, String(value)]);
}
