import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import type { PhotoStorage } from '@forecourt/server/outside/photo-storage/photo-storage.ts';

export type Keep = (key: string, width: FileWidth, picture: Buffer) => Promise<void>;

/** Stores a drawn picture like an uploaded one. */
export const keepIn =
  (storage: PhotoStorage): Keep =>
  async (key, width, picture) => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-picture-'));
    try {
      const file = join(folder, 'picture.webp');
      await writeFile(file, picture);
      await storage.store(key, { [width]: file });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
