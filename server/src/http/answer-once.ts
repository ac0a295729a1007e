import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What goes over the wire: written once, and compressed once for each encoding. */
export type Answer = {
  json: string;
  etag: string;
  bytes: (encoding: Encoding) => Promise<Buffer>;
};

/** Answers 304 to a reader who already has this. */
export async function answerOnce(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.header('etag', answer.etag).header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map(opaque) ?? [];
  if (known.includes('*') || known.includes(opaque(answer.etag))) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await answer.bytes(encoding));
}

/** The smallest encoding that the reader accepts. */
function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '')
    .split(',')
    .filter((name) => !/;\s*q=0(\.0*)?\s*$/.test(name))
    .map((name) => name.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? 'identity';
}

/** Weak and strong tags of the same content count as equal here. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
