import { resolve } from 'node:path';
import { z } from 'zod';
import { hasNoCredentials, isAddress, isOrigin, isTimezone, proxies, wholeNumber } from './config-values.ts';
import { StartError } from '../start/start-error.ts';

/** Every environment variable, read once. A bad value stops the start with one clear sentence. */
export interface Config {
  port: number;
  host: string;
  /** Where people reach the site; unset, the address the browser asked for is taken (fine while trying it out). */
  publicUrl: string | null;
  dataDir: string;
  /** Where photos are kept; null: in the data folder. */
  s3: S3Settings | null;
  databaseUrl: string | null;
  databasePoolSize: number;
  siteName: string;
  siteTimezone: string;
  /** No game sign-in is configured: the site mounts its own demo provider and sample people. */
  demo: boolean;
  gameSignIn: { baseUrl: string; clientId: string; clientSecret: string; scope: string } | null;
  /** The game's bank; null: the demo's own, or nothing can be paid. Money of the other mode never counts. */
  bank: { baseUrl: string; apiKey: string; mode: 'live' | 'sandbox' } | null;
  appKey: string | null;
  trustProxy: false | string[];
  rateLimits: boolean;
  /** Whether the demo's pictures are all drawn in the background, or only those that are looked at. */
  demoPictures: 'all' | 'on-demand';
  metrics: 'loopback' | 'open';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers fetch what is in the bucket; null: through this server. */
  publicUrl: string | null;
}

export class ConfigError extends StartError {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = parse(Environment, env);
  const production = settings.NODE_ENV === 'production';
  const demo = settings.GTA_WORLD_CLIENT_ID === undefined;

  if (demo && production && !settings.DEMO) {
    throw new ConfigError(
      'No GTA_WORLD_CLIENT_ID is set, so this would be the demo with its sample people. Configure the game sign-in, or set DEMO=1 to run the demo on purpose.',
    );
  }
  if (!demo && settings.DEMO) {
    throw new ConfigError('DEMO=1 and GTA_WORLD_CLIENT_ID are both set: choose the demo or the real game sign-in.');
  }
  if (production && settings.GTA_WORLD_BASE_URL.startsWith('http:')) {
    throw new ConfigError('GTA_WORLD_BASE_URL must be https in production: the client secret travels to it.');
  }
  if (production && settings.FLEECA_BASE_URL?.startsWith('http:')) {
    throw new ConfigError('FLEECA_BASE_URL must be https in production: the key travels to it.');
  }
  if (!settings.RATE_LIMITS && !demo) throw new ConfigError('RATE_LIMITS=off is for demo mode only.');
  if (!demo && !settings.PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL is needed with a real game sign-in: how people reach the site, for example https://cars.example.org',
    );
  }
  if (!demo && production && settings.PUBLIC_URL?.startsWith('http:')) {
    throw new ConfigError('PUBLIC_URL must be https in production: people’s sessions travel to it.');
  }
  if (production && settings.DATABASE_URL && !settings.APP_KEY) {
    throw new ConfigError(
      'APP_KEY is needed when several processes may share DATABASE_URL: 64 hexadecimal digits, for example from "openssl rand -hex 32".',
    );
  }

  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? null,
    dataDir: resolve(settings.DATA_DIR),
    s3: s3Settings(settings),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL,
    siteName: settings.SITE_NAME,
    siteTimezone: settings.SITE_TIMEZONE,
    demo,
    gameSignIn: demo ? null : gameSignIn(settings),
    bank: bank(settings),
    appKey: settings.APP_KEY ?? null,
    trustProxy: settings.TRUST_PROXY,
    rateLimits: settings.RATE_LIMITS,
    demoPictures: settings.DEMO_PICTURES,
    metrics: settings.METRICS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Where the site's data is; all that a command at the server needs to know. */
export function readPlaces(env: NodeJS.ProcessEnv): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const { DATA_DIR, DATABASE_URL } = parse(Environment.pick({ DATA_DIR: true, DATABASE_URL: true }), env);
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL ?? null };
}

function parse<Shape extends z.ZodType>(shape: Shape, env: NodeJS.ProcessEnv): z.output<Shape> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
}

const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const WebBase = WebAddress.refine((text) => !/[?#]/.test(text), 'must end with its host or a path').transform((text) =>
  new URL(text).href.replace(/\/+$/, ''),
);

const Environment = z.object({
  // A misspelt "production" would quietly leave out what is checked there only.
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
  SITE_NAME: z.string().max(60, 'must be at most 60 characters long').default('Forecourt'),
  SITE_TIMEZONE: z.string().refine(isTimezone, 'must be a time zone such as Europe/Berlin').default('UTC'),
  DEMO: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
  GTA_WORLD_BASE_URL: WebBase.default('https://ucp.gta.world'),
  GTA_WORLD_CLIENT_ID: z.string().optional(),
  GTA_WORLD_CLIENT_SECRET: z.string().optional(),
  GTA_WORLD_SCOPE: z.string().default('identity'),
  FLEECA_BASE_URL: WebBase.refine(hasNoCredentials, 'must not hold a user name or a password').optional(),
  // It travels in a header, and what is no header is named in full by the error.
  FLEECA_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be plain characters without spaces')
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
  DEMO_PICTURES: z.enum(['all', 'on-demand'], 'must be all or on-demand').default('all'),
  METRICS: z.enum(['loopback', 'open'], 'must be loopback or open').default('loopback'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
});

function gameSignIn(settings: z.output<typeof Environment>): NonNullable<Config['gameSignIn']> {
  if (!settings.GTA_WORLD_CLIENT_ID || !settings.GTA_WORLD_CLIENT_SECRET) {
    throw new ConfigError('GTA_WORLD_CLIENT_ID and GTA_WORLD_CLIENT_SECRET must be set together.');
  }
  return {
    baseUrl: settings.GTA_WORLD_BASE_URL,
    clientId: settings.GTA_WORLD_CLIENT_ID,
    clientSecret: settings.GTA_WORLD_CLIENT_SECRET,
    scope: settings.GTA_WORLD_SCOPE,
  };
}

function bank({ FLEECA_BASE_URL, FLEECA_API_KEY, FLEECA_MODE }: z.output<typeof Environment>): Config['bank'] {
  if ([FLEECA_BASE_URL, FLEECA_API_KEY, FLEECA_MODE].every((value) => value === undefined)) return null;
  if (!FLEECA_BASE_URL || !FLEECA_API_KEY) {
    throw new ConfigError('FLEECA_BASE_URL and FLEECA_API_KEY must be set together.');
  }
  return { baseUrl: FLEECA_BASE_URL, apiKey: FLEECA_API_KEY, mode: FLEECA_MODE ?? 'live' };
}

function s3Settings(settings: z.output<typeof Environment>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL } = settings;
  const given = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
  if ([...given, S3_PUBLIC_URL].every((value) => value === undefined)) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    publicUrl: S3_PUBLIC_URL ?? null,
  };
}
