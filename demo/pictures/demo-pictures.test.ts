import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '@forecourt/server/database/database.ts';
import { connectPatiently } from '@forecourt/server/testing/connect-patiently.ts';
import { diskStorage } from '@forecourt/server/outside/photo-storage/disk-storage.ts';
import { freshDatabase } from '@forecourt/server/testing/fresh-database.ts';
import { temporaryFolder } from '@forecourt/server/testing/temporary-folder.ts';
import { startDemoPictures, type DrawnPictures } from './demo-pictures.ts';
import { takeUndrawn } from './pictures.store.ts';

const log = { info: () => undefined, warn: () => undefined };

async function start(mode: 'all' | 'on-demand'): Promise<{ db: Database; folder: string; pictures: DrawnPictures }> {
  const database = await freshDatabase();
  const { db, close } = connectPatiently(database.config, 4);
  const folder = await temporaryFolder();
  const pictures = startDemoPictures({ db, storage: diskStorage(folder), log, mode });
  onTestFinished(async () => {
    await pictures.stop();
    await close();
    await database.drop();
  });
  return { db, folder, pictures };
}

const anyKey = async (db: Database): Promise<string> =>
  (await db.selectFrom('demo.pictures').select('key').orderBy('key').limit(1).executeTakeFirstOrThrow()).key;

test('a picture without a file is drawn for who asks, in the width that was asked for', async () => {
  const { db, pictures } = await start('on-demand');
  const key = await anyKey(db);
  const [narrow, wide] = await Promise.all([pictures.drawNow(key, 320), pictures.drawNow(key, 1920)]);
  expect(await sharp(narrow ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 });
  expect(await sharp(wide ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1000 });

  const file = await pictures.storage.open(key, 320);
  expect(file?.bytes).toBe(narrow?.length);
  file?.content.destroy();
});

test('what is no picture of the demo world, or was removed, is not drawn', async () => {
  const { db, pictures } = await start('on-demand');
  expect(await pictures.storage.open('AAAAAAAAAAAAAAAAAAAAAA', 320)).toBeNull();

  const key = await anyKey(db);
  expect(await pictures.drawNow(key, 320)).not.toBeNull();
  await db.deleteFrom('photos').where('key', '=', key).execute();
  await pictures.storage.remove(key);
  expect(await pictures.storage.open(key, 320)).toBeNull();
});

test('a stored file is handed out as it is', async () => {
  const { db, folder, pictures } = await start('on-demand');
  const key = await anyKey(db);
  const path = `${folder}/stored`;
  await writeFile(path, 'the file');
  await pictures.storage.store(key, { 320: path, 960: path, 1920: path });
  const file = await pictures.storage.open(key, 960);
  expect(file && (await text(file.content))).toBe('the file');
});

test('two processes never take the same picture; covers of the newest come first', async () => {
  const { db } = await start('on-demand');
  const [some, others] = await Promise.all([takeUndrawn(db, 30), takeUndrawn(db, 30)]);
  const keys = [...some, ...others].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const newest = await db
    .selectFrom('cars')
    .innerJoin('photos', 'photos.car_id', 'cars.id')
    .select('photos.key')
    .where('status', '=', 'active')
    .where('position', '=', 0)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect([some[0]?.key, others[0]?.key]).toContain(newest.key);
});

test('in the background all widths are stored, and what is stored is not drawn again', async () => {
  const { db, pictures } = await start('all');
  const drawn = () => db.selectFrom('demo.pictures').select('key').where('drawn_at', 'is not', null).execute();
  await expect.poll(async () => (await drawn()).length, { interval: 200 }).toBeGreaterThan(0);
  await pictures.stop();
  const [{ key } = { key: '' }] = await drawn();
  const { bytes } = await db.selectFrom('photos').select('bytes').where('key', '=', key).executeTakeFirstOrThrow();
  let stored = 0;
  for (const width of [320, 960, 1920] as const) {
    const file = await pictures.storage.open(key, width);
    stored += file?.bytes ?? 0;
    file?.content.destroy();
  }
  expect(stored).toBe(bytes);
  expect((await takeUndrawn(db, 5000)).map((picture) => picture.key)).not.toContain(key);
});
