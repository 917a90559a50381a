import { expect, test } from 'vitest';
import { readConfig, readPlaces } from './config.ts';

const real = { GTA_WORLD_CLIENT_ID: 'id', GTA_WORLD_CLIENT_SECRET: 'secret', PUBLIC_URL: 'https://x.example' };

test('starts the demo on localhost if nothing is set', () => {
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

test('treats an empty variable as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('a client id turns demo mode off', () => {
  expect(readConfig({ ...real, PUBLIC_URL: 'https://cars.example/' })).toMatchObject({
    demo: false,
    publicUrl: 'https://cars.example',
    gameSignIn: { clientId: 'id', clientSecret: 'secret', scope: 'identity' },
  });
});

const bucket = {
  S3_ENDPOINT: 'https://storage.example/',
  S3_BUCKET: 'cars',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('stores photos in the data folder unless a bucket is set', () => {
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig(bucket).s3).toEqual({
    endpoint: 'https://storage.example',
    bucket: 'cars',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    publicUrl: null,
  });
  const shown = { S3_REGION: 'auto', S3_PUBLIC_URL: 'https://cdn.example/pictures/' };
  expect(readConfig({ ...bucket, ...shown }).s3).toMatchObject({
    region: 'auto',
    publicUrl: 'https://cdn.example/pictures',
  });
});

const fleeca = { FLEECA_BASE_URL: 'https://bank.example/api/', FLEECA_API_KEY: 'key' };

test('assumes no bank, and a configured one takes real money unless told otherwise', () => {
  expect(readConfig(real).bank).toBeNull();
  expect(readConfig({ ...real, ...fleeca }).bank).toEqual({
    baseUrl: 'https://bank.example/api',
    apiKey: 'key',
    mode: 'live',
  });
  expect(readConfig({ ...fleeca, FLEECA_MODE: 'sandbox' })).toMatchObject({ demo: true, bank: { mode: 'sandbox' } });
});

test('rejects a key that can’t be sent without repeating it', () => {
  const refusal = () => readConfig({ ...fleeca, FLEECA_API_KEY: 'two words' });
  expect(refusal).toThrow(/^FLEECA_API_KEY: must be printable ASCII without spaces$/);
});

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['a bank without its key', { ...fleeca, FLEECA_API_KEY: '' }, /FLEECA_BASE_URL and FLEECA_API_KEY must be set/],
  ['a key without its bank', { ...fleeca, FLEECA_BASE_URL: '' }, /FLEECA_BASE_URL and FLEECA_API_KEY must be set/],
  ['a mode without a bank', { FLEECA_MODE: 'sandbox' }, /FLEECA_BASE_URL and FLEECA_API_KEY must be set together/],
  ['another mode', { ...fleeca, FLEECA_MODE: 'test' }, /^FLEECA_MODE: must be live or sandbox/],
  ['a bank without a scheme', { ...fleeca, FLEECA_BASE_URL: 'bank.example' }, /^FLEECA_BASE_URL: must be an http/],
  [
    'a bank with a password in its address',
    { ...fleeca, FLEECA_BASE_URL: 'https://us:secret@bank.example' },
    /^FLEECA_BASE_URL: must not contain/,
  ],
  [
    'a bank without https in production',
    { ...fleeca, DEMO: '1', NODE_ENV: 'production', FLEECA_BASE_URL: 'HTTP://bank.example' },
    /^FLEECA_BASE_URL must be https/,
  ],
  ['a bucket without its key', { ...bucket, S3_SECRET_ACCESS_KEY: '' }, /S3_ENDPOINT.+must be set together/],
  ['an address for photos without a bucket', { S3_PUBLIC_URL: 'https://cdn.example' }, /must be set together/],
  ['a storage without a scheme', { ...bucket, S3_ENDPOINT: 'storage.example' }, /^S3_ENDPOINT: must be an http/],
  ['a storage with a query', { ...bucket, S3_ENDPOINT: 'https://x.example/?a' }, /^S3_ENDPOINT: must end with/],
  ['a bucket that is a path', { ...bucket, S3_BUCKET: 'a/b' }, /^S3_BUCKET: must be the name/],
  ['a port that isn’t a number', { PORT: 'http' }, /^PORT: must be a whole number from 0 to 65535$/],
  ['a port above the maximum', { PORT: '65536' }, /^PORT: must be a whole number from 0 to 65535$/],
  ['a fractional port', { PORT: '80.5' }, /^PORT: must be a whole number from 0 to 65535$/],
  ['a pool that is too small', { DATABASE_POOL: '1' }, /^DATABASE_POOL: must be a whole number from 2 to 200$/],
  ['a pool that is too large', { DATABASE_POOL: '1e9' }, /^DATABASE_POOL: must be a whole number from 2 to 200$/],
  ['a site name that is too long', { SITE_NAME: 'x'.repeat(61) }, /^SITE_NAME: must be at most 60 characters long$/],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be debug, info, warn, error or silent$/],
  ['a misspelt NODE_ENV', { ...real, NODE_ENV: 'Production' }, /^NODE_ENV: must be production, development or test$/],
  ['a public address without a scheme', { PUBLIC_URL: 'cars.example' }, /^PUBLIC_URL: must be an http/],
  ['a database other than PostgreSQL', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be a postgres/],
  ['an unknown time zone', { SITE_TIMEZONE: 'Los Santos' }, /^SITE_TIMEZONE: /],
  ['a short key', { APP_KEY: 'abc' }, /^APP_KEY: must be 64/],
  ['a value other than on or off', { RATE_LIMITS: 'maybe' }, /^RATE_LIMITS: must be on or off/],
  ['a client id without its secret', { ...real, GTA_WORLD_CLIENT_SECRET: '' }, /must be set together/],
  ['the demo and the real login together', { ...real, DEMO: '1' }, /both set/],
  ['rate limits turned off outside the demo', { ...real, RATE_LIMITS: 'off' }, /demo mode only/],
  ['the demo in production by accident', { NODE_ENV: 'production' }, /DEMO=1/],
  ['a real site without a public address', { ...real, PUBLIC_URL: '' }, /^PUBLIC_URL is required/],
  [
    'production without a public address',
    { ...real, PUBLIC_URL: '', NODE_ENV: 'production' },
    /^PUBLIC_URL is required/,
  ],
  [
    'production without https',
    { ...real, NODE_ENV: 'production', PUBLIC_URL: 'HTTP://cars.example' },
    /^PUBLIC_URL must be https/,
  ],
  [
    'a provider without https in production',
    { ...real, NODE_ENV: 'production', GTA_WORLD_BASE_URL: 'HTTP://provider.example' },
    /must be https/,
  ],
  [
    'a shared database without a shared key',
    { ...real, NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y' },
    /APP_KEY is required/,
  ],
])('%s stops the start with one clear sentence', (_what, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each([
  ['https://cars.example/', 'https://cars.example'],
  ['HTTPS://Cars.Example', 'https://cars.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('normalizes the public address %s to %s', (given, kept) => {
  expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(kept);
});

test.each(['https://x.example/cars', 'https://x.example/?a', 'https://me@x.example'])(
  'rejects %s as a public address',
  (given) => {
    expect(() => readConfig({ PUBLIC_URL: given })).toThrow(/^PUBLIC_URL: must be scheme and host only/);
  },
);

test.each([
  ['off', false],
  ['127.0.0.1', ['127.0.0.1']],
  ['127.0.0.1, ::1, 10.0.0.0/8', ['127.0.0.1', '::1', '10.0.0.0/8']],
])('parses the proxies %s', (given, kept) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(kept);
});

test.each(['true', 'on', '1', 'nginx', '127.0.0.1,', '10.0.0.0/33', '10.0.0.0/8/8'])(
  'rejects a proxy called %s',
  (given) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/^TRUST_PROXY: must be off, or addresses/);
  },
);

test('allows the demo in production on purpose, without a public address', () => {
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' })).toMatchObject({ demo: true, publicUrl: null });
});

test('allows plain http while trying out the real login', () => {
  expect(readConfig({ ...real, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
});

test('RESPONSE_CACHE_MB also accepts its former name', () => {
  const megabytes = (env: NodeJS.ProcessEnv) => readConfig(env).responseCacheBytes / 1024 / 1024;
  expect(megabytes({})).toBe(64);
  expect(megabytes({ RESPONSE_CACHE_MB: '8' })).toBe(8);
  expect(megabytes({ KEPT_ANSWERS_MB: '16' })).toBe(16);
  expect(megabytes({ KEPT_ANSWERS_MB: '16', RESPONSE_CACHE_MB: '8' })).toBe(8);
  expect(megabytes({ KEPT_ANSWERS_MB: '16', RESPONSE_CACHE_MB: '' })).toBe(16);
  expect(() => readConfig({ KEPT_ANSWERS_MB: 'x' })).toThrow(/^RESPONSE_CACHE_MB: must be a whole number/);
});

/** Returns the start-up errors, one per line. */
function refusal(env: NodeJS.ProcessEnv, read: (env: NodeJS.ProcessEnv) => unknown = readConfig): string[] {
  try {
    read(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('names all wrong settings together, including contradictory ones', () => {
  const env = { ...real, NODE_ENV: 'production', PORT: 'x', SITE_TIMEZONE: 'Mars', FLEECA_MODE: 'live', DEMO: '1' };
  expect(refusal(env)).toEqual([
    '4 settings are wrong:',
    '- PORT: must be a whole number from 0 to 65535',
    '- SITE_TIMEZONE: must be a time zone such as Europe/Berlin',
    '- DEMO=1 and GTA_WORLD_CLIENT_ID are both set. Use either the demo or the real game login.',
    '- FLEECA_BASE_URL and FLEECA_API_KEY must be set together.',
  ]);
  expect(refusal({ DATABASE_URL: 'x', APP_KEY: 'y', S3_BUCKET: 'cars' }, readPlaces)[0]).toBe('3 settings are wrong:');
});

test('names a wrong value once, and not also as missing', () => {
  expect(refusal({ ...real, PUBLIC_URL: 'cars.example' })).toEqual(['PUBLIC_URL: must be an http(s) address']);
});

test.each([
  [{ ...real, PUBLIC_URL: '', PUBLIC_ULR: 'https://x.example' }, 'PUBLIC_ULR', 'PUBLIC_URL'],
  [{ DATABASE_URI: 'postgres://x/y' }, 'DATABASE_URI', 'DATABASE_URL'],
  [{ GTA_WORLD_CLIENTID: 'id' }, 'GTA_WORLD_CLIENTID', 'GTA_WORLD_CLIENT_ID'],
  [{ NODE_ENV: 'production', GTA_WORLD_CLIENT_IDD: 'id' }, 'GTA_WORLD_CLIENT_IDD', 'GTA_WORLD_CLIENT_ID'],
  [{ FLEECA_TOKEN: 'x' }, 'FLEECA_TOKEN', null],
  [{ RATE_LIMIT: 'off' }, 'RATE_LIMIT', 'RATE_LIMITS'],
  [{ data_dir: '/srv' }, 'data_dir', 'DATA_DIR'],
  [{ PROT: '80' }, 'PROT', 'PORT'],
])('rejects a misspelt setting %o and suggests the right one', (env, name, meant) => {
  const more = meant ? `Did you mean ${meant}?` : 'docs/configuration.md lists all of them.';
  expect(refusal(env)).toEqual([`${name} isn't a setting. ${more}`]);
});

test('commands reject a misspelt path setting, and ignore the other settings', () => {
  expect(refusal({ DATA_DRI: '/srv' }, readPlaces)).toEqual(["DATA_DRI isn't a setting. Did you mean DATA_DIR?"]);
  expect(refusal({ PUBLIC_ULR: 'https://x.example', SITE_TIMEZONE: 'Mars' }, readPlaces)).toEqual([]);
});

test('ignores the variables of other programs', () => {
  const others =
    'HOME POST HOSTS PORTS LOGLEVEL XDG_DATA_DIRS AWS_REGION NODE_PATH APP_NAME SITE DEMOS BACKUP_PASSPHRASE';
  expect(refusal(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([]);
  expect(refusal({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://x/y' }), 'the right one is set').toEqual([]);
});

test.each([{}, { HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' }])(
  'in production with nothing but %o, says which file is probably missing',
  (env) => {
    expect(refusal({ ...env, NODE_ENV: 'production' })).toEqual([
      expect.stringMatching(
        /The environment file is probably missing.+\/etc\/forecourt\.env.+EnvironmentFile=.+--env-file/,
      ),
    ]);
  },
);

test('ignores a setting of an earlier version that no longer exists', () => {
  expect(readConfig({ DEMO_PICTURES: 'on-demand' })).toEqual(readConfig({}));
  expect(readConfig({ ...real, DEMO_PICTURES: 'covers' })).toEqual(readConfig(real));
});
