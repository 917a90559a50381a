import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parsePhotoFile } from '../../lib/photo-address.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';
import { DamagedBackup } from '../file/damaged.ts';

const maxParallel = 8;

/** Uploads a backup's photos to the photo storage, several in parallel. */
export async function storePhotos(storage: PhotoStorage) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-restore-'));
  const running = new Set<Promise<void>>();
  const open = new Set<string>();
  let failure: { error: unknown } | null = null;
  let count = 0;

  async function store(name: string, content: Buffer): Promise<void> {
    const photo = parsePhotoFile(name);
    if (!photo) throw new DamagedBackup(`"${name.slice(0, 60)}" isn’t the name of a photo.`);
    const file = join(folder, String(count++));
    await writeFile(file, content);
    await storage.store(photo.key, { [photo.width]: file });
    await rm(file);
  }

  async function settle(maxPending: number): Promise<void> {
    while (running.size > maxPending) await Promise.race(running);
    if (failure) throw failure.error;
  }

  return {
    async take(name: string, isOpen: boolean, content: AsyncIterable<Buffer>): Promise<void> {
      const key = parsePhotoFile(name)?.key;
      if (isOpen && key && storage.openPlace) open.add(key);
      const work: Promise<void> = store(name, await buffer(content))
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => running.delete(work));
      running.add(work);
      await settle(maxParallel - 1);
    },
    /** Waits for all uploads and publishes the photos that were public before. */
    async finish(): Promise<void> {
      await settle(0);
      for (const key of open) await storage.openPlace?.publish(key);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.allSettled(running);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
