import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { PhotoStorage } from '../outside/photo-storage/photo-storage.ts';

/** What stands in where nothing is configured. The server knows the demo by this alone and runs without it. */
export interface DemoWorld {
  /** Fills an empty database with sample people, their cars and what they did; leaves any other as it is. */
  seed: (db: Database, secrets: Secrets) => Promise<void>;
  /** Where the demo's sign-in is mounted, and how this server makes itself known to it. */
  signIn: { path: string; clientId: string; clientSecret: string };
  /** The same of the demo's bank. */
  bank: { path: string; apiKey: string; mode: 'live' };
  /** Where the demo's chat is mounted, which hears of events, and the host that webhooks know it by. */
  chat: { path: string; host: string };
  /** Mounts the sign-in, the chat, and the bank unless a real one is configured. */
  serve: (server: FastifyInstance, parts: DemoDeps) => Promise<void>;
  /** The pictures of the sample cars, which have no files at first. */
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
  /** `covers`: what people see first is drawn ahead while nobody needs the processor. */
  mode: Config['demoPictures'];
}

export interface DemoPictures {
  /** The given storage, where a picture of the demo world that has no file yet is drawn for who asks. */
  storage: PhotoStorage;
  stop: () => Promise<void>;
}
