import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileWidths, photoWidths, type FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import { S3mini } from 's3mini';
import type { S3Settings } from '../../config/config.ts';
import { ownPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import { parsePhotoFile, photoFile, shownPhotoCaching } from '../../lib/photo-address.ts';
import type { OpenPlace, PhotoStorage } from '../../lib/photo-storage.ts';

/**
 * Everything is stored under the first prefix. Public photos are also stored under the second, if browsers can reach
 * it.
 */
const privatePrefix = 'private/';
const open = 'photos/';
const caching = {
  [privatePrefix]: { 'cache-control': 'private, no-store' },
  [open]: { 'cache-control': shownPhotoCaching },
};
type Prefix = typeof privatePrefix | typeof open;

/** Stores photos in a bucket of any S3-compatible storage. */
export function s3Storage({ endpoint, bucket, publicUrl, ...access }: S3Settings): PhotoStorage {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: 15_000 });

  async function put(prefix: Prefix, key: string, width: FileWidth, content: Buffer): Promise<void> {
    const name = prefix + photoFile(key, width);
    requireStorageResponse(await s3.putObject(name, content, 'image/webp', undefined, caching[prefix]));
  }

  async function get(prefix: Prefix, key: string, width: FileWidth): Promise<Buffer | null> {
    const response = await s3.getObjectResponse(prefix + photoFile(key, width));
    // Small enough to read whole, so that a slow browser doesn't block a connection to the storage.
    return response && readPhoto(response);
  }

  /** Earlier versions stored everything under the public prefix, so a photo is copied before it's changed there. */
  async function keep(key: string, width: FileWidth): Promise<Buffer | null> {
    const known = await get(privatePrefix, key, width);
    const found = known ?? (await get(open, key, width));
    if (found && !known) await put(privatePrefix, key, width, found);
    return found;
  }

  const openPlace: OpenPlace = {
    async publish(key) {
      for (const width of photoWidths) {
        const content = await keep(key, width);
        if (!content) return false;
        await put(open, key, width, content);
      }
      return true;
    },
    async clear(key) {
      for (const width of photoWidths) {
        await keep(key, width);
        await s3.deleteObject(open + photoFile(key, width));
      }
    },
  };

  return {
    photoBase: publicUrl ? `${publicUrl}/${open}` : ownPhotoBase,
    openPlace: publicUrl ? openPlace : null,

    async store(key, files) {
      for (const width of fileWidths) {
        const source = files[width];
        if (source) await put(privatePrefix, key, width, await readFile(source));
      }
    },

    async open(key, width) {
      const content = (await get(privatePrefix, key, width)) ?? (await get(open, key, width));
      return content && { bytes: content.length, content: Readable.from(content) };
    },

    async remove(key) {
      // Public copies first, so that an interruption leaves nothing that everyone could fetch.
      for (const prefix of [open, privatePrefix])
        for (const width of fileWidths) await s3.deleteObject(prefix + photoFile(key, width));
    },

    async *list() {
      for (const prefix of [privatePrefix, open]) {
        let next: string | undefined;
        do {
          const page = await s3.listObjectsPaged('/', prefix, 1000, next);
          if (!page) throw new Error(`The bucket ${bucket} doesn’t exist`);
          for (const { Key, LastModified } of page.objects ?? []) {
            const photo = parsePhotoFile(Key.slice(prefix.length));
            if (photo) yield { key: photo.key, storedAt: new Date(LastModified), isOpen: prefix === open };
          }
          next = page.nextContinuationToken;
        } while (next);
      }
    },
  };
}

/** More than any of our photos takes. */
const maxBytes = 32 * 2 ** 20;

/** A page from a proxy in between is not a response of the storage: neither a confirmation nor a file. */
function requireStorageResponse({ headers }: Response): void {
  const type = headers.get('content-type') ?? '';
  if (/html|json/i.test(type)) throw new Error(`Expected a storage response, got ${type}`);
}

async function readPhoto(response: Response): Promise<Buffer> {
  requireStorageResponse(response);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('The storage’s response is too long');
  }
  return Buffer.concat(chunks);
}
