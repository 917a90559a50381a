import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '@forecourt/server/database/database.ts';
import { connectWithRetry } from '../../testing/connect-with-retry.ts';
import { diskStorage } from '@forecourt/server/outside/photo-storage/disk-storage.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { startDemoPictures, type DrawnPictures } from './demo-pictures.ts';
import { takeUndrawn } from './pictures.store.ts';

const log = { info: () => undefined, warn: () => undefined };

type Storage = ReturnType<typeof diskStorage>;

async function start(
  mode: 'covers' | 'on-demand',
  change: (storage: Storage) => Partial<Storage> = () => ({}),
): Promise<{ db: Database; folder: string; pictures: DrawnPictures }> {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 4);
  const folder = await temporaryFolder();
  const disk = diskStorage(folder);
  const storage = { ...disk, ...change(disk) };
  const pictures = startDemoPictures({ db, storage, log, mode });
  onTestFinished(async () => {
    await pictures.stop();
    await close();
    await database.drop();
  });
  return { db, folder, pictures };
}

const anyKey = async (db: Database): Promise<string> =>
  (await db.selectFrom('demo.pictures').select('key').orderBy('key').limit(1).executeTakeFirstOrThrow()).key;

test('a picture without a file is drawn on request, in the requested width', async () => {
  const { db, pictures } = await start('on-demand');
  const key = await anyKey(db);
  const [narrow, wide] = await Promise.all([pictures.drawNow(key, 320), pictures.drawNow(key, 1920)]);
  expect(await sharp(narrow ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 });
  expect(await sharp(wide ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1000 });

  const file = await pictures.storage.open(key, 320);
  expect(file?.bytes).toBe(narrow?.length);
  file?.content.destroy();
});

test('unknown or removed pictures aren’t drawn', async () => {
  const { db, pictures } = await start('on-demand');
  expect(await pictures.storage.open('AAAAAAAAAAAAAAAAAAAAAA', 320)).toBeNull();

  const key = await anyKey(db);
  expect(await pictures.drawNow(key, 320)).not.toBeNull();
  await db.deleteFrom('photos').where('key', '=', key).execute();
  await pictures.storage.remove(key);
  expect(await pictures.storage.open(key, 320)).toBeNull();
});

test('a picture removed while being stored is gone', async () => {
  const held = Promise.withResolvers<void>();
  const storing = Promise.withResolvers<void>();
  const done: string[] = [];
  const { db, pictures } = await start('on-demand', (disk) => ({
    async store(...given) {
      storing.resolve();
      await held.promise;
      await disk.store(...given);
      done.push('stored');
    },
    async remove(key) {
      done.push('removed');
      return disk.remove(key);
    },
  }));
  const key = await anyKey(db);
  await pictures.drawNow(key, 320);
  await storing.promise;
  const removed = pictures.storage.remove(key);
  held.resolve();
  await removed;
  await pictures.stop();
  expect(done).toEqual(['stored', 'removed']);
});

test('a stored file is served unchanged', async () => {
  const { db, folder, pictures } = await start('on-demand');
  const key = await anyKey(db);
  const path = `${folder}/stored`;
  await writeFile(path, 'the file');
  await pictures.storage.store(key, { 320: path, 960: path, 1920: path });
  const file = await pictures.storage.open(key, 960);
  expect(file && (await text(file.content))).toBe('the file');
});

test('a picture drawn on request is stored, and nothing else', async () => {
  const { db, folder, pictures } = await start('on-demand');
  const key = await anyKey(db);
  const picture = await pictures.drawNow(key, 320);
  await pictures.stop();
  const kept = diskStorage(folder);
  const file = await kept.open(key, 320);
  expect(file?.bytes).toBe(picture?.length);
  file?.content.destroy();
  expect(await kept.open(key, 960)).toBeNull();
});

test('two processes never draw the same picture, and the first in the list comes first', async () => {
  const { db } = await start('on-demand');
  const [some, others] = await Promise.all([takeUndrawn(db, 30), takeUndrawn(db, 30)]);
  const keys = [...some, ...others].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const first = await db
    .selectFrom('cars')
    .innerJoin('photos', 'photos.car_id', 'cars.id')
    .select('photos.key')
    .where('status', '=', 'active')
    .where('position', '=', 0)
    .orderBy('is_featured', 'desc')
    .orderBy('published_at', 'desc')
    .limit(60)
    .execute();
  expect(new Set(keys)).toEqual(new Set(first.map(({ key }) => key)));
});

test('only covers of live cars are drawn ahead, and never twice', async () => {
  const { db, folder, pictures } = await start('covers');
  const drawn = () => db.selectFrom('demo.pictures').select('key').where('drawn_at', 'is not', null).execute();
  await expect.poll(async () => (await drawn()).length, { interval: 200 }).toBeGreaterThan(0);
  await pictures.stop();
  const [{ key } = { key: '' }] = await drawn();
  for (const width of [320, 960] as const) {
    const file = await diskStorage(folder).open(key, width);
    expect(file?.bytes).toBeGreaterThan(1000);
    file?.content.destroy();
  }
  expect(await diskStorage(folder).open(key, 1920)).toBeNull();
  const waiting = await takeUndrawn(db, 5000);
  expect(waiting.map((picture) => picture.key)).not.toContain(key);
  const covers = await db
    .selectFrom('photos')
    .innerJoin('cars', 'cars.id', 'photos.car_id')
    .select('photos.key')
    .where('position', '=', 0)
    .where('status', '=', 'active')
    .execute();
  expect(new Set(covers.map((cover) => cover.key))).toEqual(
    new Set([...waiting, ...(await takenBefore(db))].map((picture) => picture.key)),
  );
});

const takenBefore = (db: Database) =>
  db.selectFrom('demo.pictures').select('key').where('taken_at', 'is not', null).execute();
