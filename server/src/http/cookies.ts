import type { FastifyReply, FastifyRequest } from 'fastify';

const DAYS = 365;
const TOKEN = /^[\w-]{43}$/;

/** A token of 32 random bytes that this browser sends back; null without one. */
export function readToken({ headers }: FastifyRequest, name: string): string | null {
  for (const pair of (headers.cookie ?? '').split('; ')) {
    const value = pair.slice(name.length + 1);
    if (pair.startsWith(`${name}=`) && TOKEN.test(value)) return value;
  }
  return null;
}

/** Only calls of our own pages send it, and no script can read it. */
export function keepToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, token, publicUrl }: { name: string; token: string; publicUrl: string },
): void {
  const isSecure = request.protocol === 'https' || publicUrl.startsWith('https:');
  const words = [
    `${name}=${token}`,
    'Path=/api',
    `Max-Age=${DAYS * 86_400}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', words.join('; '));
}
