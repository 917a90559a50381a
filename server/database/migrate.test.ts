import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { databaseTypes } from '../testing/database-types.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { connectPatiently } from '../testing/connect-patiently.ts';
import { migrate } from './migrate.ts';

async function connections(count: number) {
  const database = await freshDatabase({ empty: true });
  const all = Array.from({ length: count }, () => connectPatiently(database.config, 4));
  onTestFinished(async () => {
    await Promise.all(all.map(({ close }) => close()));
    await database.drop();
  });
  return all;
}

test('five processes that start at once on an empty database all find it migrated', async () => {
  const all = await connections(5);
  await Promise.all(all.map(({ db, pool }) => migrate(db, pool)));
  for (const { db } of all) expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('the generated types are those of the migrations', async () => {
  const [only] = await connections(1);
  await migrate(only!.db, only!.pool);
  const written = await readFile(new URL('types.generated.ts', import.meta.url), 'utf8');
  expect(await databaseTypes(only!.db), 'run: npm run generate:types').toBe(written);
});
