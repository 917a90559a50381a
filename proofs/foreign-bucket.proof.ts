import { join } from 'node:path';
import { rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { S3mini } from 's3mini';
import { expect, onTestFinished, test } from 'vitest';
import { newPhotoKey } from '../server/lib/photo-address.ts';
import { hasCeph, startCeph } from '../testing/ceph.ts';
import { draft } from '../testing/market.ts';
import { asFile, picture } from '../testing/pictures.ts';
import { siteForThisTest } from '../testing/site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { PhotoStorage } from '../server/lib/photo-storage.ts';
import { s3Storage } from '../server/outside/photo-storage/s3-storage.ts';

/** More than a bucket lists at a time: three files each. */
const photos = Number(process.env['BUCKET_PHOTOS'] ?? 400);

test.runIf(hasCeph())(
  'Photos are stored in someone else’s implementation: Ceph, by its S3 gateway',
  { timeout: 900_000 },
  async ({ annotate }) => {
    const s3 = await startCeph('cars');
    const bare = new S3mini({ ...s3, endpoint: `${s3.endpoint}/${s3.bucket}` });
    await expect(listed(s3Storage(s3))).rejects.toThrow('The bucket cars doesn’t exist');
    await expect(filled(s3Storage(s3))).rejects.toThrow('404');
    expect(await bare.createBucket()).toBe(true);

    const storage = s3Storage({ ...s3, publicUrl: `${s3.endpoint}/${s3.bucket}` });
    const keys = await filled(storage);
    expect(await listed(storage)).toEqual({ kept: keys.toSorted(), open: [] });

    // Without a key no one can fetch unpublished photos, nor published ones until the bucket allows it.
    const [one, ...others] = keys as [string, ...string[]];
    const direct = (prefix: string) => fetch(`${s3.endpoint}/${s3.bucket}/${prefix}/${one}-320.webp`);
    expect(await storage.openPlace!.publish(one)).toBe(true);
    expect([(await direct('private')).status, (await direct('photos')).status]).toEqual([403, 403]);
    expect(await listed(storage)).toEqual({ kept: keys.toSorted(), open: [one] });
    const { headers } = (await bare.getObjectResponse(`photos/${one}-320.webp`))!;
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, s-maxage=600, immutable',
    ]);

    await storage.openPlace!.clear(one);
    await storage.remove(one);
    expect(await listed(storage)).toEqual({ kept: others.toSorted(), open: [] });
    expect(await storage.open(one, 960)).toBeNull();
    expect((await buffer((await storage.open(others[0]!, 960))!.content)).toString()).toBe('picture 960');
    await expect(s3Storage({ ...s3, secretAccessKey: 'another' }).open(others[0]!, 320)).rejects.toThrow('403');

    const site = await siteForThisTest({ config: { s3 } });
    const mara = await site.as('member');
    const { photo } = await mara.api.photos.add({
      car_id: await draft(mara),
      files: { photo: [asFile(await picture('jpeg', 1200, 900), 'car.jpg')] },
    });
    const shown = await mara.browser.fetch(`${photo.src}-960.webp`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);

    await annotate(
      `${photos} photos in ${photos * 3} files were stored, listed over several pages, published, unpublished, removed and found again. The gateway refuses requests without a key or with another one. A site uploads a photo and shows it from there.`,
    );
  },
);

async function filled(storage: PhotoStorage): Promise<string[]> {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = { 320: join(folder, '320'), 960: join(folder, '960'), 1920: join(folder, '1920') };
  for (const [width, path] of Object.entries(files)) await writeFile(path, `picture ${width}`);
  const keys = Array.from({ length: photos }, newPhotoKey);
  for (const key of keys) await storage.store(key, files);
  return keys;
}

async function listed(storage: PhotoStorage) {
  const found = await Array.fromAsync(storage.list());
  const keysOf = (isOpen: boolean) =>
    [...new Set(found.filter((one) => one.isOpen === isOpen).map(({ key }) => key))].sort();
  return { kept: keysOf(false), open: keysOf(true) };
}
