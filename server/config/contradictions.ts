import { StartError } from '../start/start-error.ts';
import type { Environment } from './environment.ts';

export class ConfigError extends StartError {}

/** Values that are fine by themselves and dangerous together. */
export function refuseContradictions(settings: Environment): void {
  const production = settings.NODE_ENV === 'production';
  const demo = settings.GTA_WORLD_CLIENT_ID === undefined;
  if (demo && production && !settings.DEMO) {
    throw new ConfigError(
      'No GTA_WORLD_CLIENT_ID is set, so this would be the demo with its sample people. Configure the game sign-in, or set DEMO=1 to run the demo on purpose.',
    );
  }
  if (production && settings.WEBHOOK_LOOPBACK) {
    throw new ConfigError(
      'WEBHOOK_LOOPBACK=on is for development only: whoever sets up a webhook could reach this server from inside.',
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
}
