import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPhotoKey } from '../../lib/photo-address.ts';
import { startBucket, type Bucket } from '../../../testing/bucket.ts';
import { faultyProxy } from '../../../testing/faults/faulty-proxy.ts';
import { choosePhotoStorage } from './choose-photo-storage.ts';
import { diskStorage } from './disk-storage.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';
import { s3Storage } from './s3-storage.ts';

let folder: string;
let bucket: Bucket;
let files: Record<320 | 960 | 1920, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-storage-'));
  bucket = await startBucket();
  files = { 320: join(folder, '320'), 960: join(folder, '960'), 1920: join(folder, '1920') };
  for (const [width, path] of Object.entries(files)) await writeFile(path, `picture ${width}`);
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  bucket.objects.clear();
  bucket.failWith(null);
  await rm(join(folder, 'photos'), { recursive: true, force: true });
});

const storages: [string, () => PhotoStorage][] = [
  ['the disk', () => diskStorage(join(folder, 'photos'))],
  ['a bucket', () => s3Storage(bucket.settings)],
];

const keysIn = async (storage: PhotoStorage) =>
  [...new Set((await Array.fromAsync(storage.list())).map(({ key }) => key))].sort();

describe.each(storages)('on %s', (_where, createStorage) => {
  test('finds stored photos in every width', async () => {
    const storage = createStorage();
    const key = newPhotoKey();
    await storage.store(key, files);
    for (const width of [320, 960, 1920] as const) {
      const found = await storage.open(key, width);
      const content = await buffer(found!.content);
      expect([content.toString(), found!.bytes]).toEqual([`picture ${width}`, content.length]);
    }
  });

  test('returns null for a missing photo, also in an unused storage', async () => {
    const storage = createStorage();
    expect(await storage.open(newPhotoKey(), 320)).toBeNull();
    expect(await keysIn(storage)).toEqual([]);
    await expect(storage.remove(newPhotoKey())).resolves.toBeUndefined();
  });

  test('removes every width of one photo and nothing of another', async () => {
    const storage = createStorage();
    const [one, other] = [newPhotoKey(), newPhotoKey()];
    await storage.store(one, files);
    await storage.store(other, files);
    await storage.remove(one);
    expect(await keysIn(storage)).toEqual([other]);
    expect(await storage.open(one, 960)).toBeNull();
    expect((await buffer((await storage.open(other, 960))!.content)).toString()).toBe('picture 960');
  });

  test('lists everything with its time', async () => {
    const storage = createStorage();
    const keys = Array.from({ length: 5 }, newPhotoKey);
    const since = Date.now() - 5_000;
    for (const key of keys) await storage.store(key, files);
    expect(await keysIn(storage)).toEqual(keys.sort());
    for await (const { storedAt } of storage.list()) expect(storedAt.getTime()).toBeGreaterThan(since);
  });
});

test('an interrupted write is listed, removed and never served', async () => {
  const storage = diskStorage(join(folder, 'photos'));
  const key = newPhotoKey();
  await storage.store(key, files);
  await storage.remove(key);
  const place = join(folder, 'photos', key.slice(0, 2));
  await writeFile(join(place, `${key}-960.webp.new`), 'half a pict');
  await utimes(join(place, `${key}-960.webp.new`), new Date(0), new Date(0));
  expect(await storage.open(key, 960)).toBeNull();
  expect(await Array.fromAsync(storage.list())).toEqual([{ key, storedAt: new Date(0), isOpen: false }]);
  await storage.remove(key);
  expect(await readdir(place)).toEqual([]);
});

test('other objects in the bucket are neither listed nor touched', async () => {
  const storage = s3Storage(bucket.settings);
  const stranger = { content: Buffer.from('x'), headers: {}, changedAt: new Date(0) };
  for (const name of ['photos/notes.txt', 'private/notes.txt', `backup/${newPhotoKey()}-320.webp`])
    bucket.objects.set(name, stranger);
  expect(await keysIn(storage)).toEqual([]);
});

test('photos are stored where only this server looks, even if browsers can reach the bucket', async () => {
  const key = newPhotoKey();
  await s3Storage({ ...bucket.settings, publicUrl: 'https://cdn.example' }).store(key, files);
  expect([...bucket.objects.keys()]).toEqual([320, 960, 1920].map((width) => `private/${key}-${width}.webp`));
  expect(bucket.objects.get(`private/${key}-320.webp`)!.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
  });
});

describe('the public storage', () => {
  const key = newPhotoKey();
  const lying = () => [...bucket.objects.keys()].map((name) => name.split('/')[0]);
  const storage = () => s3Storage({ ...bucket.settings, publicUrl: 'https://cdn.example' });

  test('has a copy with type and lifetime, and unpublishing leaves no trace', async () => {
    await storage().store(key, files);
    expect(await storage().openPlace!.publish(key)).toBe(true);
    expect(bucket.objects.get(`photos/${key}-320.webp`)!.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
    });
    const listed = await Array.fromAsync(storage().list());
    expect(listed.map(({ isOpen }) => isOpen)).toEqual([false, false, false, true, true, true]);
    await storage().openPlace!.clear(key);
    expect(lying()).toEqual(['private', 'private', 'private']);
    await storage().openPlace!.clear(key);
    expect((await storage().open(key, 320))!.bytes).toBe('picture 320'.length);
  });

  test('is cleared along with the photo', async () => {
    await storage().store(key, files);
    await storage().openPlace!.publish(key);
    await storage().remove(key);
    expect(lying()).toEqual([]);
  });

  test('is not cleared if it has the only copy, as in earlier versions', async () => {
    for (const width of [320, 960, 1920])
      bucket.objects.set(`photos/${key}-${width}.webp`, {
        content: Buffer.from(`picture ${width}`),
        headers: {},
        changedAt: new Date(0),
      });
    expect((await storage().open(key, 960))!.bytes).toBe('picture 960'.length);
    await storage().openPlace!.clear(key);
    expect(lying()).toEqual(['private', 'private', 'private']);
  });

  test('takes no photo without a file, and exists only if browsers can reach the bucket', async () => {
    expect(await storage().openPlace!.publish(newPhotoKey())).toBe(false);
    expect(s3Storage(bucket.settings).openPlace).toBeNull();
    expect(diskStorage(folder).openPlace).toBeNull();
  });
});

test.each([403, 500])('a bucket that answers %i is an error, never an empty storage', async (status) => {
  const storage = s3Storage(bucket.settings);
  bucket.failWith(status);
  await expect(storage.store(newPhotoKey(), files)).rejects.toThrow(String(status));
  await expect(storage.open(newPhotoKey(), 320)).rejects.toThrow(String(status));
  await expect(storage.remove(newPhotoKey())).rejects.toThrow(String(status));
  await expect(keysIn(storage)).rejects.toThrow(String(status));
});

test('a missing bucket is an error, never an empty storage', async () => {
  const storage = s3Storage({ ...bucket.settings, bucket: 'elsewhere' });
  await expect(keysIn(storage)).rejects.toThrow('The bucket elsewhere doesn’t exist');
  await expect(storage.store(newPhotoKey(), files)).rejects.toThrow('404');
});

test('addresses depend on where photos are served', () => {
  const { settings: s3 } = bucket;
  const base = (settings: Parameters<typeof choosePhotoStorage>[0]) => choosePhotoStorage(settings).photoBase;
  expect(base({ s3: null, dataDir: folder })).toBe('/photos/');
  expect(base({ s3, dataDir: folder })).toBe('/photos/');
  expect(base({ s3: { ...s3, publicUrl: 'https://cdn.example' }, dataDir: folder })).toBe(
    'https://cdn.example/photos/',
  );
});

test('a page from a proxy is neither a photo nor a confirmation, and nothing is read forever', async () => {
  const way = await faultyProxy(bucket.settings.endpoint);
  const storage = s3Storage({ ...bucket.settings, endpoint: way.url });
  const key = newPhotoKey();
  await storage.store(key, files);
  for (const mood of ['an HTML page', 'an answer without an end', 'half an answer'] as const) {
    await way.becomes(mood);
    await expect(storage.open(key, 320), mood).rejects.toThrow();
    await expect(storage.store(newPhotoKey(), files), mood).rejects.toThrow();
  }
  await way.becomes('well');
  expect(await storage.open(key, 320)).not.toBeNull();
});
