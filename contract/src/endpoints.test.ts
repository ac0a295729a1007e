import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from './endpoints.ts';
import type { Endpoint } from './wire.ts';

const entries: [string, Endpoint][] = Object.entries(ENDPOINTS);

it.each(entries)(
  '%s has a schema for each part of its path that is filled in',
  (call, { params }) => {
    const named = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(named);
  },
);

it('only calls that write have a form, a key or an exception for read-only sedes', () => {
  const marked = entries.filter(([, one]) => one.form || one.idempotencyKey || one.evenReadOnly);
  expect(marked.map(([call]) => call).filter((call) => call.startsWith('GET '))).toEqual([]);
});

it('no call is declared by two nouns', () => {
  const files = globSync('**/*.endpoints.ts', { cwd: import.meta.dirname });
  const declared = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').match(/^ {2}'[A-Z]+ \/api\/[^']*'/gm),
  );
  expect(declared).toHaveLength(Object.keys(ENDPOINTS).length);
});
