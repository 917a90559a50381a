import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import type { FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import { photoFile } from '../../lib/photo-address.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';
import { writeEntry } from '../file/entries.ts';
import type { Ending } from '../manifest.ts';
import { namedPhotos, type NamedPhoto } from './named-photos.ts';

/** Fetched in parallel, because a bucket takes longer to start than to send. */
const maxParallel = 8;

export type CopiedPhotos = Omit<Ending['photos'], 'removedMeanwhile' | 'missingKeys'> & { missingKeys: string[] };

/** Every photo in the snapshot, or its key if it has no file. */
export async function* photoEntries(client: Client, storage: PhotoStorage): AsyncGenerator<Buffer, CopiedPhotos> {
  const all = createHash('sha256');
  const copied = { files: 0, bytes: 0, missingKeys: [] as string[] };
  for await (const photos of namedPhotos(client)) {
    for (let from = 0; from < photos.length; from += maxParallel) {
      const group = photos.slice(from, from + maxParallel);
      const fetched = await Promise.all(group.map((photo) => fetchFiles(storage, photo)));
      for (const [index, files] of fetched.entries()) {
        const { key, isOpen } = group[index]!;
        if (files.some(({ content }) => content === null)) copied.missingKeys.push(key);
        for (const { width, content } of files) {
          if (!content) continue;
          const file = photoFile(key, width);
          const { sha256 } = yield* writeEntry({ kind: 'photo', file, isOpen }, [content]);
          all.update(`${file} ${sha256}\n`);
          copied.files += 1;
          copied.bytes += content.length;
        }
      }
    }
  }
  return { ...copied, missing: copied.missingKeys.length, sha256: all.digest('hex') };
}

async function fetchFiles(storage: PhotoStorage, { key, widths }: NamedPhoto) {
  const files: { width: FileWidth; content: Buffer | null }[] = [];
  for (const width of widths) {
    const found = await storage.open(key, width);
    files.push({ width, content: found && (await buffer(found.content)) });
  }
  return files;
}
