import type { Environment } from './environment.ts';
import type { Problem } from './problem.ts';

/** Where docs/operations/install.md puts the settings, and how each runtime reads them. */
export const environmentFile =
  'docs/operations/install.md puts the settings in /etc/forecourt.env. systemd reads it with EnvironmentFile=, Podman and Docker with --env-file, and a terminal with: set -a && . /etc/forecourt.env && set +a';

/** Values that are fine alone and dangerous together. */
export function findContradictions(settings: Environment): Problem[] {
  const production = settings.NODE_ENV === 'production';
  const demo = settings.GTA_WORLD_CLIENT_ID === undefined;
  const problems: Problem[] = [];
  const refuseIf = (isSo: boolean, names: (keyof Environment)[], sentence: string) => {
    if (isSo) problems.push({ names, sentence });
  };
  refuseIf(
    demo && production && !settings.DEMO,
    ['GTA_WORLD_CLIENT_ID', 'DEMO'],
    'GTA_WORLD_CLIENT_ID is not set, so the site would run as a demo with sample users. Configure the game login, or set DEMO=1 to run the demo on purpose.',
  );
  refuseIf(
    production && settings.WEBHOOK_LOOPBACK,
    ['WEBHOOK_LOOPBACK'],
    'WEBHOOK_LOOPBACK=on is for development only. Anyone who sets up a webhook could reach this server from inside.',
  );
  refuseIf(
    !demo && settings.DEMO,
    ['GTA_WORLD_CLIENT_ID', 'DEMO'],
    'DEMO=1 and GTA_WORLD_CLIENT_ID are both set. Use either the demo or the real game login.',
  );
  refuseIf(
    !demo && !settings.GTA_WORLD_CLIENT_SECRET,
    ['GTA_WORLD_CLIENT_SECRET'],
    'GTA_WORLD_CLIENT_ID and GTA_WORLD_CLIENT_SECRET must be set together.',
  );
  refuseIf(
    production && settings.GTA_WORLD_BASE_URL.startsWith('http:'),
    ['GTA_WORLD_BASE_URL'],
    'GTA_WORLD_BASE_URL must be https in production because the client secret is sent to it.',
  );
  const bank = [settings.FLEECA_BASE_URL, settings.FLEECA_API_KEY];
  refuseIf(
    isHalfSet(bank, settings.FLEECA_MODE),
    ['FLEECA_BASE_URL', 'FLEECA_API_KEY'],
    'FLEECA_BASE_URL and FLEECA_API_KEY must be set together.',
  );
  refuseIf(
    production && settings.FLEECA_BASE_URL?.startsWith('http:') === true,
    ['FLEECA_BASE_URL'],
    'FLEECA_BASE_URL must be https in production because the key is sent to it.',
  );
  refuseIf(!settings.RATE_LIMITS && !demo, ['RATE_LIMITS'], 'RATE_LIMITS=off is for demo mode only.');
  refuseIf(
    !demo && !settings.PUBLIC_URL,
    ['PUBLIC_URL'],
    'PUBLIC_URL is required with a real game login. Set it to the site’s public address, for example https://cars.example.org',
  );
  refuseIf(
    !demo && production && settings.PUBLIC_URL?.startsWith('http:') === true,
    ['PUBLIC_URL'],
    'PUBLIC_URL must be https in production because session cookies are sent to it.',
  );
  refuseIf(
    production && settings.DATABASE_URL !== undefined && !settings.APP_KEY,
    ['APP_KEY'],
    'APP_KEY is required if several processes can share DATABASE_URL. Use 64 hexadecimal digits, for example from "openssl rand -hex 32".',
  );
  return [...problems, ...findHalfBucket(settings)];
}

type BucketSettings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_PUBLIC_URL'
>;

export function findHalfBucket(settings: BucketSettings): Problem[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const values = names.map((name) => settings[name]);
  const sentence = 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.';
  return isHalfSet(values, settings.S3_PUBLIC_URL) ? [{ names, sentence }] : [];
}

/** True if only some of the settings that belong together are set. */
const isHalfSet = (together: readonly unknown[], dependent: unknown): boolean =>
  together.includes(undefined) && [...together, dependent].some((value) => value !== undefined);
