import fc from 'fast-check';

/** The part of an OpenAPI schema that a wrong value can be made from. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

const NASTY = [
  '',
  ' ',
  '\u0000',
  "'; DROP TABLE orders; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '\ud800',
  '🧨'.repeat(500),
  'ñ'.repeat(20_000),
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '-1',
  '1e999',
  '2026-02-30',
  'null',
];

const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NASTY),
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, Number.MAX_SAFE_INTEGER + 2, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** A value of the wanted shape with wrong parts, at any depth; or something else altogether. */
export function wrongValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 1, arbitrary: wrong }, { weight: 5, arbitrary: near(schema) });
}

function near(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(wrongValue));
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
        name,
        wrongValue(field),
      ]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    case 'array':
      return fc.array(wrongValue(schema.items ?? {}), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    default:
      return fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(...NASTY));
  }
}
