import { resolve } from 'node:path';
import type { z } from 'zod';
import { ConfigError, refuseContradictions } from './contradictions.ts';
import { EnvironmentShape, type Environment } from './environment.ts';

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
  /** How much memory the answers take that are kept for visitors; 0: none are. */
  keptAnswersBytes: number;
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
  /** For development: webhooks may lead to this machine itself. */
  webhookLoopback: boolean;
  /** Whether the demo's pictures that are seen first are drawn in the background, or each only when somebody looks. */
  demoPictures: 'covers' | 'on-demand';
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

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = parse(EnvironmentShape, env);
  const demo = settings.GTA_WORLD_CLIENT_ID === undefined;

  refuseContradictions(settings);

  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? null,
    dataDir: resolve(settings.DATA_DIR),
    s3: s3Settings(settings),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL,
    keptAnswersBytes: settings.KEPT_ANSWERS_MB * 1024 * 1024,
    siteName: settings.SITE_NAME,
    siteTimezone: settings.SITE_TIMEZONE,
    demo,
    gameSignIn: demo ? null : gameSignIn(settings),
    bank: bank(settings),
    appKey: settings.APP_KEY ?? null,
    trustProxy: settings.TRUST_PROXY,
    rateLimits: settings.RATE_LIMITS,
    webhookLoopback: settings.WEBHOOK_LOOPBACK,
    demoPictures: settings.DEMO_PICTURES,
    metrics: settings.METRICS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Where the site's data is, and what it is sealed with; all that a command at the server needs to know. */
export function readPlaces(env: NodeJS.ProcessEnv): Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'appKey'> {
  const settings = parse(PlacesShape, env);
  return {
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    s3: s3Settings(settings),
    appKey: settings.APP_KEY ?? null,
  };
}

const PlacesShape = EnvironmentShape.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  APP_KEY: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  S3_PUBLIC_URL: true,
});

function parse<Shape extends z.ZodType>(shape: Shape, env: NodeJS.ProcessEnv): z.output<Shape> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
}

function gameSignIn(settings: Environment): NonNullable<Config['gameSignIn']> {
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

function bank({ FLEECA_BASE_URL, FLEECA_API_KEY, FLEECA_MODE }: Environment): Config['bank'] {
  if ([FLEECA_BASE_URL, FLEECA_API_KEY, FLEECA_MODE].every((value) => value === undefined)) return null;
  if (!FLEECA_BASE_URL || !FLEECA_API_KEY) {
    throw new ConfigError('FLEECA_BASE_URL and FLEECA_API_KEY must be set together.');
  }
  return { baseUrl: FLEECA_BASE_URL, apiKey: FLEECA_API_KEY, mode: FLEECA_MODE ?? 'live' };
}

function s3Settings(settings: z.output<typeof PlacesShape>): S3Settings | null {
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
