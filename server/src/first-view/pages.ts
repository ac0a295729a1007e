import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FirstView } from '@comanda/contract/pages/first-view';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { WEB } from '../http/web-files.ts';
import { type Drawing, openTemplate } from './page-template.ts';

const MAX_PAGES = 500;
/** The longest wait for a first view; the page works without one. */
const PATIENCE_MS = 1_000;

export type PagesDeps = { web: BuiltWeb; publicUrl: () => string };
type Page = { etag: string; html: string; br: Buffer; gzip: Buffer };

/** Pages that come with what they show first. One that many ask for is made once. */
export function openPages({ web, publicUrl }: PagesDeps) {
  const fill = openTemplate(web.page);
  const made = new LRUCache<string, Promise<Page>>({ max: MAX_PAGES });

  const pageOf = (view: FirstView): Promise<Page> => {
    const key = hashOf(JSON.stringify(view));
    const known = made.get(key);
    if (known) return known;
    const page = web.draw(view).then((drawing) => pack(fill(view, drawing, publicUrl())));
    page.catch(() => made.delete(key));
    made.set(key, page);
    return page;
  };

  const read = async (view: Promise<FirstView | null>): Promise<Page | null> => {
    const known = await view;
    return known && pageOf(known);
  };

  return {
    /** Null where only the plain page will do: nobody knows more, or it took too long. */
    find: (request: FastifyRequest, view: Promise<FirstView | null>): Promise<Page | null> =>
      inTime(request, read(view)),
  };
}

/** Null for what fails or takes too long: the plain page works without it. */
export function inTime<T>(request: FastifyRequest, wanted: Promise<T | null>): Promise<T | null> {
  const tooLate = setTimeout(PATIENCE_MS, null, { ref: false });
  return Promise.race([wanted, tooLate]).catch((error) => {
    request.log.warn({ err: error }, 'página sin primera vista');
    return null;
  });
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.header('etag', page.etag).header('cache-control', 'no-cache');
  reply.header('vary', 'cookie, accept-encoding');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (known.includes(page.etag)) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  if (encoding === undefined) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

async function pack(html: string): Promise<Page> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, { params }),
    promisify(gzip)(html),
  ]);
  return { etag: `W/"${hashOf(html)}"`, html, br, gzip: gzipped };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The built web: its page, and the part that renders a first view. */
type BuiltWeb = { page: string; draw: (view: FirstView) => Promise<Drawing> };

export async function openBuiltWeb(): Promise<BuiltWeb> {
  const page = await readFile(join(WEB, 'dist', 'index.html'), 'utf8');
  // Loaded with the first page that needs it, so that a start does not wait for it.
  let drawer: Promise<{ renderFirstView: BuiltWeb['draw'] }> | undefined;
  return {
    page,
    draw: async (view) => {
      drawer ??= import(join(WEB, 'dist-server', 'render-first-view.js'));
      return (await drawer).renderFirstView(view);
    },
  };
}
