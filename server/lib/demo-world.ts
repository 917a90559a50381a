import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { PhotoStorage } from './photo-storage.ts';
import type { Secrets } from './secrets.ts';

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
  /** The given storage, with the pictures of the sample cars and users. */
  withPictures: (storage: PhotoStorage) => PhotoStorage;
}

export interface DemoDeps {
  db: Database;
  config: { siteName: string; bank: object | null };
  ownAddress: () => string;
}
