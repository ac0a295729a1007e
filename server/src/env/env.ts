import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '../errors/start-error.ts';

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankAsMissing, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => blankAsMissing(given) ?? value, schema);

const onOff = z.enum(['on', 'off'], { error: 'debe ser on u off' });

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `debe ser una dirección como ${example}`,
  });

const address = url(['http:', 'https:'], 'https://comanda.example').transform((value) =>
  value.replace(/(?<!\/)\/+$/, ''),
);

/** Without a path, because a path is appended. */
const origin = address.refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', {
  error: 'debe ser una dirección sin ruta, como https://comanda.example',
});

const database = url(['postgres:', 'postgresql:'], 'postgres://usuario:clave@equipo:5432/comanda');

const envFields = z.object({
  PORT: withDefault(
    z.coerce
      .number({ error: 'debe ser un número de puerto entre 0 y 65535' })
      .int({ error: 'debe ser un número de puerto entre 0 y 65535' })
      .min(0, { error: 'debe ser un número de puerto entre 0 y 65535' })
      .max(65535, { error: 'debe ser un número de puerto entre 0 y 65535' }),
    '3000',
  ),
  HOST: withDefault(
    z.string().refine((value) => isIP(value) !== 0 || /^[a-z0-9.-]+$/i.test(value), {
      error: 'debe ser una dirección o un nombre de equipo',
    }),
    '127.0.0.1',
  ),
  DATA_DIR: withDefault(
    z.string().transform((value) => resolve(value)),
    './data',
  ),
  DATABASE_URL: optional(database),
  // PostgreSQL itself, where DATABASE_URL is a pooler that gives each transaction another session.
  DATABASE_DIRECT_URL: optional(database),
  REDIS_URL: optional(url(['redis:', 'rediss:'], 'redis://equipo:6379')),
  PUBLIC_URL: optional(origin),
  SMTP_URL: optional(url(['smtp:', 'smtps:'], 'smtp://usuario:clave@equipo:587')),
  MAIL_FROM: withDefault(z.string(), 'Comanda <no-responder@comanda.example>'),
  WOMPI_ENV: withDefault(
    z.enum(['sandbox', 'production'], { error: 'debe ser sandbox o production' }),
    'sandbox',
  ),
  WOMPI_PRIVATE_KEY: optional(z.string()),
  WOMPI_EVENTS_SECRET: optional(z.string()),
  WOMPI_BASE_URL: optional(origin),
  WOMPI_CHECKOUT_URL: optional(origin),
  AI_BASE_URL: optional(address),
  AI_API_KEY: optional(z.string()),
  AI_MODEL: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_ENDPOINT: optional(address),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SUPPORT_EMAIL: withDefault(
    z.email({ error: 'debe ser un correo electrónico' }),
    'soporte@comanda.example',
  ),
  SUPPORT_PHONE: withDefault(z.string(), '+57 601 555 0142'),
  // Behind a balancer the visitor's address is in a header, which is trusted only from a balancer.
  TRUST_PROXY: withDefault(onOff, 'off'),
  DEMO: optional(onOff),
  RATE_LIMITS: withDefault(onOff, 'on'),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'debe tener al menos 16 caracteres' })),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'debe ser fatal, error, warn, info, debug, trace o silent',
    }),
    'info',
  ),
});

/** An incomplete set-up, or keys of the wrong environment, would fail only when somebody pays. */
const envSchema = envFields.superRefine((env, { addIssue }) => {
  const { WOMPI_PRIVATE_KEY: key, WOMPI_EVENTS_SECRET: secret, WOMPI_ENV: environment } = env;
  const refuse = (name: string, message: string) =>
    addIssue({ code: 'custom', path: [name], message });
  if (key && !secret) refuse('WOMPI_EVENTS_SECRET', 'falta, y hay WOMPI_PRIVATE_KEY');
  if (secret && !key) refuse('WOMPI_PRIVATE_KEY', 'falta, y hay WOMPI_EVENTS_SECRET');
  if (environment === 'production' && !key) {
    refuse('WOMPI_PRIVATE_KEY', 'falta: en production los pagos no se simulan');
  }
  if (env.S3_BUCKET) {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (!env[name]) refuse(name, 'falta, y hay S3_BUCKET');
    }
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    refuse('DATABASE_URL', 'falta, y hay DATABASE_DIRECT_URL');
  }
  const ai = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const;
  if (ai.some((name) => env[name])) {
    for (const name of ai) if (!env[name]) refuse(name, `falta: ${ai.join(', ')} van juntas`);
  }
  const foreign = environment === 'sandbox' ? 'prv_prod_' : 'prv_test_';
  if (key?.startsWith(foreign)) refuse('WOMPI_PRIVATE_KEY', `no es una llave de ${environment}`);
});

export type Env = ReturnType<typeof parseEnv>;

/** Reports every problem at once, so that a wrong set-up is fixed in one go. */
export function parseEnv(source: Record<string, string | undefined>) {
  const parsed = envSchema.safeParse(source);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new StartError(`Configuración inválida:\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(env.HOST);
  return {
    ...env,
    sessionUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    s3: s3Of(env),
    ai: aiOf(env),
    isDemo: env.DEMO ? env.DEMO === 'on' : isLoopback,
  };
}

function s3Of(env: z.infer<typeof envSchema>) {
  const { S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { bucket, region, endpoint, accessKeyId, secretAccessKey };
}

/** The language model of the assistant; null uses the local assistant. */
function aiOf(env: z.infer<typeof envSchema>) {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: name } = env;
  return baseUrl && apiKey && name ? { baseUrl, apiKey, name } : null;
}
