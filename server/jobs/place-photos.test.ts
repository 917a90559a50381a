import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lockOpenBase } from '../database/photos.sql.ts';
import { findCar } from '../features/cars/car.store.ts';
import type { PhotoStorage } from '../lib/photo-storage.ts';
import { diskStorage } from '../outside/photo-storage/disk-storage.ts';
import { s3Storage } from '../outside/photo-storage/s3-storage.ts';
import { newPhotoKey } from '../lib/photo-address.ts';
import { startBucket, type Bucket } from '../../testing/bucket.ts';
import { emptyMarket, listed } from '../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../testing/site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { placePhotos } from './place-photos.ts';
import { sweepPhotos } from './sweep-photos.ts';

let site: Site;
let mara: SignedIn;
let bucket: Bucket;
let folder: string;
let storage: PhotoStorage;
const cdn = 'https://cdn.example';
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  bucket = await startBucket();
  folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), 'a picture');
  storage = s3Storage({ ...bucket.settings, publicUrl: cdn });
  await lockOpenBase(site.db, storage.photoBase);
});
afterAll(async () => {
  await site.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`delete from ticket_attachments`.execute(site.db);
  await emptyMarket(site);
  bucket.objects.clear();
  bucket.failWith(null);
});

const file = () => join(folder, 'file');

/** Creates a photo with files, as an upload does. `car` is null for a ticket's photo. */
async function photoOf(car_id: number | null): Promise<string> {
  const key = newPhotoKey();
  await storage.store(key, { 320: file(), 960: file(), 1920: file() });
  const facts = { key, owner_id: mara.id, car_id, width: 1, height: 1, blur: '', bytes: 1 };
  await site.db.insertInto('photos').values(facts).execute();
  if (car_id !== null) await sql`select refresh_car_images(${car_id})`.execute(site.db);
  return key;
}
const place = () => placePhotos(site.db, storage);
const lying = (prefix: string) => [...bucket.objects.keys()].filter((name) => name.startsWith(prefix)).sort();
const open = (...keys: string[]) =>
  keys.flatMap((key) => [`photos/${key}-1920.webp`, `photos/${key}-320.webp`, `photos/${key}-960.webp`]).sort();
const srcsOf = async (car: number) => {
  const found = await findCar(site.db, car, { userId: mara.id, gameAccountId: 0, team: null });
  return (JSON.parse(found!.json) as { images: { src: string }[] }).images.map(({ src }) => src);
};

test('a process logs at startup where photos are public', async () => {
  const gameSignIn = { baseUrl: 'https://game.example', clientId: 'us', clientSecret: 'secret', scope: 'identity' };
  const s3 = { ...bucket.settings, publicUrl: cdn };
  const { db } = await siteForThisTest({ config: { demo: false, gameSignIn, s3 } });
  expect(await db.selectFrom('open_photos').select('base').execute()).toEqual([{ base: storage.photoBase }]);
});

test('browsers fetch public photos from the public storage once they’re there, and it contains nothing else', async () => {
  const car = await listed(mara);
  const key = await photoOf(car);
  await photoOf(null);
  expect(lying('photos/')).toEqual([]);
  expect(await srcsOf(car)).toEqual([`/photos/${key}`]);
  const { updated_at } = await site.db
    .selectFrom('cars')
    .select('updated_at')
    .where('id', '=', car)
    .executeTakeFirstOrThrow();

  await place();
  expect(lying('photos/')).toEqual(open(key));
  expect(await srcsOf(car)).toEqual([`${cdn}/photos/${key}`]);
  const after = await site.db.selectFrom('cars').select('updated_at').where('id', '=', car).executeTakeFirstOrThrow();
  expect(after.updated_at).toEqual(updated_at);
});

test('a removed listing has no public photos, and a restored one does', async () => {
  const car = await listed(mara);
  const key = await photoOf(car);
  await place();
  await mara.api.cars.remove({ id: car });
  await place();
  expect(lying('photos/')).toEqual([]);
  expect(lying('private/')).toHaveLength(3);
  expect(await srcsOf(car)).toEqual([`/photos/${key}`]);
  await mara.api.cars.change({ id: car, transition: 'restore' });
  await place();
  expect(lying('photos/')).toEqual(open(key));
});

test('a storage outage leaves everything as it was, for the next run', async () => {
  const car = await listed(mara);
  const key = await photoOf(car);
  bucket.failWith(500);
  await expect(place()).rejects.toThrow('500');
  expect(await srcsOf(car)).toEqual([`/photos/${key}`]);
  bucket.failWith(null);
  await place();
  await mara.api.cars.remove({ id: car });
  bucket.failWith(500);
  await expect(place()).rejects.toThrow('500');
  bucket.failWith(null);
  await place();
  expect(lying('photos/')).toEqual([]);
});

test('a photo with missing files doesn’t block others', async () => {
  const car = await listed(mara);
  const lost = await photoOf(car);
  const key = await photoOf(car);
  await storage.remove(lost);
  await place();
  expect(lying('photos/')).toEqual(open(key));
});

test('a photo the storage refuses doesn’t block others and isn’t forgotten', async () => {
  const [first, second] = [await listed(mara), await listed(mara)];
  const [refused, other] = [await photoOf(first), await photoOf(second)];
  await place();
  for (const id of [first, second]) await mara.api.cars.remove({ id });
  bucket.failWith(403, refused);
  await expect(place()).rejects.toThrow('403');
  expect(lying('photos/')).not.toContain(open(other)[0]);
  bucket.failWith(null);
  await place();
  expect(lying('photos/')).toEqual([]);
});

test('a photo unpublished by the sweep while its listing is restored is published again', async () => {
  const car = await listed(mara);
  const key = await photoOf(car);
  await place();
  await mara.api.cars.remove({ id: car });
  const clearing = vi.spyOn(storage.openPlace!, 'clear').mockImplementationOnce(async (one) => {
    await mara.api.cars.change({ id: car, transition: 'restore' });
    clearing.mockRestore();
    await storage.openPlace!.clear(one);
  });
  for (const one of bucket.objects.values()) one.changedAt = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await sweepPhotos(site.db, storage);
  await place();
  expect(lying('photos/')).toEqual(open(key));
});

test('photos that were public before there was a private storage are unpublished by the sweep, and still served by us', async () => {
  const key = await photoOf(null);
  const attached = await site.db.selectFrom('photos').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  const { ticket } = await mara.api.tickets.create({
    user_id: mara.id,
    category_id: 1,
    subject: 'See',
    description: 'As shown',
    attachment_ids: [attached.id],
  });
  expect(ticket.id).toBeGreaterThan(0);
  // As in earlier versions: only in the public storage, and for more than a day.
  for (const name of lying('private/')) {
    bucket.objects.set(name.replace('private/', 'photos/'), { ...bucket.objects.get(name)!, changedAt: new Date(0) });
    bucket.objects.delete(name);
  }
  await sweepPhotos(site.db, storage);
  expect(lying('photos/')).toEqual([]);
  expect((await storage.open(key, 960))?.bytes).toBe('a picture'.length);
});

test('does nothing if all photos are served by this server', async () => {
  const car = await listed(mara);
  await photoOf(car);
  await placePhotos(site.db, diskStorage(folder));
  await placePhotos(site.db, s3Storage(bucket.settings));
  expect(lying('photos/')).toEqual([]);
});
