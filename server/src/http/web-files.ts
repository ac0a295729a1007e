import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SERVER } from '../folders.ts';

export const WEB = join(SERVER, '..', 'web');
const DIST = join(WEB, 'dist');
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * What is for pages and answers, and the etag: a browser never asks again for what never changes. On a script or a font
 * they are half a kilobyte for nothing.
 */
const NOT_FOR_ASSETS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'etag',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
];

/** The built web. Names in assets/ carry a hash and never change; every other path is the app. */
export async function webFiles(app: FastifyInstance) {
  if (!existsSync(join(DIST, 'index.html'))) {
    throw new Error('The web is not built (web/dist): start with npm start.');
  }
  await app.register(fastifyStatic, {
    root: DIST,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // The etag says the same.
    lastModified: false,
    // Nobody asks for a part of a script or a picture, and each answer would offer it.
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/');
      reply.header('cache-control', isAsset ? FOREVER : REVALIDATE);
      if (isAsset) for (const name of NOT_FOR_ASSETS) reply.removeHeader(name);
    },
  });
}

/** The address of a page, not of a call or of a missing file. */
export function isPage(request: FastifyRequest) {
  const [path = ''] = request.url.split('?');
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !isFile &&
    !/^\/(api|images|socket\.io|simulador-de-pagos)(\/|$)/.test(path)
  );
}
