import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../database/database.ts';
import { Failure } from '../../lib/failure.ts';
import type { UploadedFile } from '../../lib/handlers.ts';
import { storePhoto, type PhotoDeps } from './store-photo.ts';

export interface PictureDeps extends PhotoDeps {
  db: Database;
}

export interface Upload {
  file: UploadedFile;
  /** The game account, so that all characters of a person share one queue. */
  whose: number;
  signal: AbortSignal;
}

/** Stores the new picture and returns the previous key. */
type Change<A> = (tx: Tx, key: string | null) => Promise<{ former: string | null; answer: A }>;

/** Replaces a square picture. Files are stored first, so that a row never refers to missing files. */
export async function replacePicture<A>(
  parts: PictureDeps,
  { file, ...upload }: Upload,
  change: Change<A>,
  log: FastifyBaseLogger,
): Promise<A> {
  const { key } = await storePhoto(parts, file, { ...upload, shape: 'square' });
  try {
    return await commit(parts, key, change, log);
  } catch (error) {
    // Our own failures have rolled back. After any other error the row may exist, so the sweep decides.
    if (error instanceof Failure) await parts.storage.remove(key).catch(() => undefined);
    throw error;
  }
}

export const removePicture = <A>(parts: PictureDeps, change: Change<A>, log: FastifyBaseLogger): Promise<A> =>
  commit(parts, null, change, log);

async function commit<A>({ db, storage }: PictureDeps, key: string | null, change: Change<A>, log: FastifyBaseLogger) {
  const { former, answer } = await db.transaction().execute((tx) => change(tx, key));
  if (former !== null)
    await storage.remove(former).catch((err: unknown) => {
      log.warn({ err, key: former }, 'failed to delete the files of a replaced picture, leaving them to the sweep');
    });
  return answer;
}
