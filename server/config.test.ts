import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const real = { GTA_WORLD_CLIENT_ID: 'id', GTA_WORLD_CLIENT_SECRET: 'secret' };

test('with nothing set it is the demo on localhost', () => {
  expect(readConfig({})).toMatchObject({
    demo: true,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: null,
    rateLimits: true,
    siteName: 'Forecourt',
    siteTimezone: 'UTC',
    metrics: 'loopback',
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('a client id makes it the real thing', () => {
  expect(readConfig({ ...real, PUBLIC_URL: 'https://cars.example/' })).toMatchObject({
    demo: false,
    publicUrl: 'https://cars.example',
    gameSignIn: { clientId: 'id', clientSecret: 'secret', scope: 'identity' },
  });
});

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['a port that is none', { PORT: 'http' }, /^PORT: /],
  ['a public address without a scheme', { PUBLIC_URL: 'cars.example' }, /^PUBLIC_URL: must be an http/],
  ['another kind of database', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be a postgres/],
  ['an unknown time zone', { SITE_TIMEZONE: 'Los Santos' }, /^SITE_TIMEZONE: /],
  ['a short key', { APP_KEY: 'abc' }, /^APP_KEY: must be 64/],
  ['a word where on or off belongs', { RATE_LIMITS: 'maybe' }, /^RATE_LIMITS: must be on or off/],
  ['a client id without its secret', { GTA_WORLD_CLIENT_ID: 'id' }, /must be set together/],
  ['the demo and the real sign-in at once', { ...real, DEMO: '1' }, /both set/],
  ['limits switched off outside the demo', { ...real, RATE_LIMITS: 'off' }, /demo mode only/],
  ['the demo in production by accident', { NODE_ENV: 'production' }, /DEMO=1/],
  ['production without a public address', { ...real, NODE_ENV: 'production' }, /PUBLIC_URL is needed/],
  [
    'a provider without https in production',
    { ...real, NODE_ENV: 'production', PUBLIC_URL: 'https://x.example', GTA_WORLD_BASE_URL: 'http://provider.example' },
    /must be https/,
  ],
  [
    'a shared database without a shared key',
    { ...real, NODE_ENV: 'production', PUBLIC_URL: 'https://x.example', DATABASE_URL: 'postgres://x/y' },
    /APP_KEY is needed/,
  ],
])('%s stops the start with one clear sentence', (_what, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('the demo in production on purpose is allowed', () => {
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
});
