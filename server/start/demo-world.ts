import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { PhotoStorage } from '../outside/photo-storage/photo-storage.ts';

/**
 * Replaces the outside services if none are configured. The server knows the demo only through this interface and runs
 * without it.
 */
export interface DemoWorld {
  /** Fills an empty database with sample users, cars and activity. Leaves any other database alone. */
  seed: (db: Database, secrets: Secrets) => Promise<void>;
  /** Path of the demo's login provider, and this server's credentials for it. */
  signIn: { path: string; clientId: string; clientSecret: string };
  /** The same for the demo's bank. */
  bank: { path: string; apiKey: string; mode: 'live' };
  /** Path of the demo's chat, which receives events, and the host that webhooks know it by. */
  chat: { path: string; host: string };
  /** Mounts the login provider, the chat, and the bank unless a real one is configured. */
  serve: (server: FastifyInstance, parts: DemoDeps) => Promise<void>;
  /** Images of the sample cars, which have no files at first. */
  startPictures: (parts: PictureDeps) => DemoPictures;
}

export interface DemoDeps {
  db: Database;
  config: Pick<Config, 'bank' | 'siteName'>;
  ownAddress: () => string;
}

export interface PictureDeps {
  db: Database;
  storage: PhotoStorage;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** `covers`: cover images are rendered ahead while the processor is idle. */
  mode: Config['demoPictures'];
}

export interface DemoPictures {
  /** The given storage, with missing demo images rendered on request. */
  storage: PhotoStorage;
  stop: () => Promise<void>;
}
