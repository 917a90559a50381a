import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { photoWidths, type PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import { S3mini } from 's3mini';
import type { S3Settings } from '../../config.ts';
import { ownPhotoBase, parsePhotoFile, photoFile } from '../../photo-address.ts';
import type { PhotoStorage } from './photo-storage.ts';

const prefix = 'photos/';
const lasting = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Photos in a bucket of any storage that speaks S3. */
export function s3Storage({ endpoint, bucket, publicUrl, ...access }: S3Settings): PhotoStorage {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: 15_000 });
  const nameOf = (key: string, width: PhotoWidth) => prefix + photoFile(key, width);

  return {
    photoBase: publicUrl ? `${publicUrl}/${prefix}` : ownPhotoBase,

    async store(key, files) {
      for (const width of photoWidths) {
        const content = await readFile(files[width]);
        await s3.putObject(nameOf(key, width), content, 'image/webp', undefined, lasting);
      }
    },

    async open(key, width) {
      const response = await s3.getObjectResponse(nameOf(key, width));
      if (!response) return null;
      // Read whole, it is small: a slow browser must not hold a connection to the storage.
      const content = Buffer.from(await response.arrayBuffer());
      return { bytes: content.length, content: Readable.from(content) };
    },

    async remove(key) {
      for (const width of photoWidths) await s3.deleteObject(nameOf(key, width));
    },

    async *list() {
      let next: string | undefined;
      do {
        const page = await s3.listObjectsPaged('/', prefix, 1000, next);
        for (const { Key, LastModified } of page?.objects ?? []) {
          const photo = parsePhotoFile(Key.slice(prefix.length));
          if (photo) yield { key: photo.key, storedAt: new Date(LastModified) };
        }
        next = page?.nextContinuationToken;
      } while (next);
    },
  };
}
