import { resolve } from 'node:path';
import type { z } from 'zod';
import { environmentFile, findContradictions, findHalfBucket } from './contradictions.ts';
import { EnvironmentShape, formerNames, withCurrentNames, type Environment } from './environment.ts';
import { findMisspelt } from './misspelt.ts';
import { ConfigError, refuse, type Problem } from './problem.ts';

/** Every environment variable, read once. Each bad value stops the start with a clear sentence. */
export interface Config {
  port: number;
  host: string;
  /** The site's public address. If unset, the address the browser requested is used, which is fine for trials. */
  publicUrl: string | null;
  dataDir: string;
  /** Photo storage. Null for the data folder. */
  s3: S3Settings | null;
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Memory for cached responses to visitors. 0 disables the cache. */
  responseCacheBytes: number;
  siteName: string;
  siteTimezone: string;
  /** Whether search engines may list the site. */
  siteIndexing: boolean;
  /** Where to report vulnerabilities, for security.txt. */
  securityContact: string | null;
  /** No game login is configured: the site runs its own demo provider with sample users. */
  demo: boolean;
  gameSignIn: { baseUrl: string; clientId: string; clientSecret: string; scope: string } | null;
  /**
   * The game's bank. If null, the demo has its own and a real site takes no payments. Only money in this mode counts.
   */
  bank: { baseUrl: string; apiKey: string; mode: 'live' | 'sandbox' } | null;
  appKey: string | null;
  trustProxy: false | string[];
  rateLimits: boolean;
  /** For development: webhooks may point to this machine. */
  webhookLoopback: boolean;
  /** Whether the demo renders its cover images in the background, or every image on first view. */
  metrics: 'loopback' | 'open';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers fetch objects in the bucket. Null to serve them through this server. */
  publicUrl: string | null;
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  requireSettingsFileRead(env);
  const settings = parse(EnvironmentShape, env, findContradictions);
  const demo = settings.GTA_WORLD_CLIENT_ID === undefined;

  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? null,
    dataDir: resolve(settings.DATA_DIR),
    s3: s3Settings(settings),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL,
    responseCacheBytes: settings.RESPONSE_CACHE_MB * 1024 * 1024,
    siteName: settings.SITE_NAME,
    siteTimezone: settings.SITE_TIMEZONE,
    siteIndexing: settings.SITE_INDEXING,
    securityContact: settings.SITE_SECURITY_CONTACT ?? null,
    demo,
    gameSignIn: gameSignIn(settings),
    bank: bank(settings),
    appKey: settings.APP_KEY ?? null,
    trustProxy: settings.TRUST_PROXY,
    rateLimits: settings.RATE_LIMITS,
    webhookLoopback: settings.WEBHOOK_LOOPBACK,
    metrics: settings.METRICS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Reads where the site's data is and the key it's encrypted with. Commands need no other settings. */
export function readPlaces(env: NodeJS.ProcessEnv): Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'appKey'> {
  const settings = parse(PlacesShape, env, findHalfBucket);
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

/** The container image sets these, so they say nothing about the site. */
const setByImage = new Set(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);

function requireSettingsFileRead(env: NodeJS.ProcessEnv): void {
  const names = [...Object.keys(EnvironmentShape.shape), ...Object.keys(formerNames)];
  const isConfigured = names.some((name) => env[name] && !setByImage.has(name));
  if (env['NODE_ENV'] !== 'production' || isConfigured || findMisspelt(Object.keys(env)).length > 0) return;
  throw new ConfigError(
    `NODE_ENV is production, but no site settings were found. The environment file is probably missing. ${environmentFile}. To run the demo, set DEMO=1.`,
  );
}

function parse<Shape extends z.ZodObject>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
  contradictionsIn: (settings: z.output<Shape>) => Problem[],
): z.output<Shape> {
  const values = withCurrentNames(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  const misspelt = findMisspelt(Object.keys(values)).filter(({ names }) => names.every((name) => name in shape.shape));
  const wrong = wrongIn(shape, values);
  const named = new Set([...misspelt, ...wrong].flatMap(({ names }) => names));
  // Leaves wrong values out for now, so that contradictions caused only by their absence aren't reported as well.
  const settings = shape.parse(Object.fromEntries(Object.entries(values).filter(([name]) => !named.has(name))));
  const contradictions = contradictionsIn(settings).filter(({ names }) => !names.some((name) => named.has(name)));
  refuse([...misspelt, ...wrong, ...contradictions]);
  return settings;
}

function wrongIn(shape: z.ZodObject, values: Record<string, unknown>): Problem[] {
  const sentences = new Map<string, string>();
  for (const { path, message } of shape.safeParse(values).error?.issues ?? [])
    if (!sentences.has(path.join('.'))) sentences.set(path.join('.'), `${path.join('.')}: ${message}`);
  return [...sentences].map(([name, sentence]) => ({ names: [name], sentence }));
}

function gameSignIn(settings: Environment): Config['gameSignIn'] {
  const { GTA_WORLD_CLIENT_ID: clientId, GTA_WORLD_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return null;
  return { baseUrl: settings.GTA_WORLD_BASE_URL, clientId, clientSecret, scope: settings.GTA_WORLD_SCOPE };
}

function bank({ FLEECA_BASE_URL, FLEECA_API_KEY, FLEECA_MODE }: Environment): Config['bank'] {
  if (!FLEECA_BASE_URL || !FLEECA_API_KEY) return null;
  return { baseUrl: FLEECA_BASE_URL, apiKey: FLEECA_API_KEY, mode: FLEECA_MODE ?? 'live' };
}

function s3Settings(settings: z.output<typeof PlacesShape>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    publicUrl: S3_PUBLIC_URL ?? null,
  };
}
