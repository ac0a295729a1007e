import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

test('without settings it is a demo on this machine', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: resolve('data'),
    WOMPI_ENV: 'sandbox',
    RATE_LIMITS: 'on',
    isDemo: true,
  });
});

test('every wrong value is named at once', () => {
  const read = () =>
    parseEnv({ PORT: 'abc', DATABASE_URL: 'nonsense', DEMO: 'quizas', WOMPI_ENV: 'prod' });
  for (const name of ['PORT', 'DATABASE_URL', 'DEMO', 'WOMPI_ENV']) expect(read).toThrow(name);
});

test('the address of PostgreSQL itself is only given beside that of its pooler', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://x@equipo/comanda' };
  expect(() => parseEnv(direct)).toThrow('DATABASE_URL: falta');
  const both = { DATABASE_URL: 'postgres://x@pooler/comanda', ...direct };
  expect(parseEnv(both).sessionUrl).toBe(direct.DATABASE_DIRECT_URL);
});

test('a variable left empty counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ PORT: 3000 });
});

test('the demo stays off where others can reach the server, unless asked for', () => {
  expect(parseEnv({ HOST: '0.0.0.0' }).isDemo).toBe(false);
  expect(parseEnv({ HOST: '0.0.0.0', DEMO: 'on' }).isDemo).toBe(true);
  expect(parseEnv({ DEMO: 'off' }).isDemo).toBe(false);
});

test('payments are never simulated in production, and keys belong to their environment', () => {
  expect(() => parseEnv({ WOMPI_ENV: 'production' })).toThrow('WOMPI_PRIVATE_KEY');
  const keys = { WOMPI_PRIVATE_KEY: 'prv_prod_x', WOMPI_EVENTS_SECRET: 'prod_events_x' };
  expect(() => parseEnv(keys)).toThrow('WOMPI_PRIVATE_KEY: no es una llave de sandbox');
  expect(() => parseEnv({ WOMPI_PRIVATE_KEY: 'prv_test_x' })).toThrow('WOMPI_EVENTS_SECRET');
  expect(parseEnv({ ...keys, WOMPI_ENV: 'production' }).WOMPI_ENV).toBe('production');
});

test('a public address or the provider’s address has no path', () => {
  expect(() => parseEnv({ PUBLIC_URL: 'https://x.example/y?z=1' })).toThrow('PUBLIC_URL');
  expect(() => parseEnv({ WOMPI_BASE_URL: 'https://x.example/v1' })).toThrow('WOMPI_BASE_URL');
});

test('a language model needs its address, its key and its name', () => {
  const whole = { AI_BASE_URL: 'https://x.example/v1/', AI_API_KEY: 'sk-x', AI_MODEL: 'm' };
  const ai = { baseUrl: 'https://x.example/v1', apiKey: 'sk-x', name: 'm' };
  expect(parseEnv(whole).ai).toEqual(ai);
  expect(parseEnv({}).ai).toBeNull();
  expect(() => parseEnv({ ...whole, AI_API_KEY: '' })).toThrow('AI_API_KEY: falta');
});

test('a public address loses its last slash', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://comanda.example/' }).PUBLIC_URL).toBe(
    'https://comanda.example',
  );
});
