import { afterAll, beforeAll, expect, test } from 'vitest';
import { wanted } from '@forecourt/contract/wanted/wanted.ts';
import { connect, type DatabaseConnection } from '@forecourt/server/database/database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { seedDemo } from '../seed.ts';
import { demoAds } from './wanted-ads.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let connection: DatabaseConnection;
beforeAll(async () => {
  database = await freshDatabase();
  connection = connect(database.config, 2);
  await seedDemo(connection.db);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test('every demo ad could have been posted', () => {
  for (const { title, filters, budget, text } of demoAds)
    expect(wanted.add.input.safeParse({ title, filters, budget, text }).error, title).toBeUndefined();
});

test('the board has ads in several states, with replies and reports', async () => {
  const { db } = connection;
  const ads = await db.selectFrom('wanted_ads').select(['status', 'query_id']).execute();
  expect(ads).toHaveLength(demoAds.length);
  expect(new Set(ads.map(({ status }) => status))).toEqual(new Set(['open', 'closed', 'expired', 'flagged']));
  expect((await db.selectFrom('wanted_replies').select('id').execute()).length).toBe(3);
  expect((await db.selectFrom('wanted_reports').select('id').execute()).length).toBe(2);
});
