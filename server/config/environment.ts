import { z } from 'zod';
import { hasNoCredentials, isAddress, isContact, isOrigin, isTimezone, proxies, wholeNumber } from './config-values.ts';

const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const WebBase = WebAddress.refine((text) => !/[?#]/.test(text), 'must end with its host or a path').transform((text) =>
  new URL(text).href.replace(/\/+$/, ''),
);

/** Every environment variable and its allowed values. */
export const EnvironmentShape = z.object({
  // A misspelt "production" would silently skip the checks that apply only there.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: WebAddress.refine(isOrigin, 'must be scheme and host only, such as https://cars.example.org')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(16),
  RESPONSE_CACHE_MB: wholeNumber(0, 4_096).default(64),
  SITE_NAME: z.string().max(60, 'must be at most 60 characters long').default('Forecourt'),
  SITE_TIMEZONE: z.string().refine(isTimezone, 'must be a time zone such as Europe/Berlin').default('UTC'),
  SITE_INDEXING: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  SITE_SECURITY_CONTACT: z
    .string()
    .refine(isContact, 'must be an address such as mailto:security@example.org or https://example.org/report')
    .optional(),
  DEMO: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  GTA_WORLD_BASE_URL: WebBase.default('https://ucp.gta.world'),
  GTA_WORLD_CLIENT_ID: z.string().optional(),
  GTA_WORLD_CLIENT_SECRET: z.string().optional(),
  GTA_WORLD_SCOPE: z.string().default('identity'),
  FLEECA_BASE_URL: WebBase.refine(hasNoCredentials, 'must not contain a user name or a password').optional(),
  // The key is sent in a header, and the error for an invalid header would print it in full.
  FLEECA_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional(),
  FLEECA_MODE: z.enum(['live', 'sandbox'], 'must be live or sandbox').optional(),
  S3_ENDPOINT: WebBase.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: WebBase.optional(),
  APP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform(proxies)
    .refine((list) => !list || list.every(isAddress), 'must be off, or addresses such as 127.0.0.1 or 10.0.0.0/8'),
  RATE_LIMITS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  WEBHOOK_LOOPBACK: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .transform((value) => value === 'on'),
  METRICS: z.enum(['loopback', 'open'], 'must be loopback or open').default('loopback'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
});

/** Former names of settings, which are still accepted. */
export const formerNames: Readonly<Record<string, string>> = { KEPT_ANSWERS_MB: 'RESPONSE_CACHE_MB' };

/** Copies values set under a former name to the current one, which takes precedence if both are set. */
export function withCurrentNames(values: Record<string, string | undefined>): Record<string, string | undefined> {
  const renamed = Object.entries(formerNames).flatMap(([old, name]) => (old in values ? [[name, values[old]]] : []));
  return { ...Object.fromEntries(renamed), ...values };
}

export type Environment = z.output<typeof EnvironmentShape>;
