import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { compared } from '../../../testing/searches/compared.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { hold } from '../../database/locks.ts';
import { fileAllAgain } from './file-query.ts';

const failed: string[] = [];
let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
beforeAll(async () => {
  const logTo = {
    write: (line: string) => {
      const { msg, queryId } = JSON.parse(line) as { msg: string; queryId?: number };
      if (queryId !== undefined) failed.push(msg);
    },
  };
  site = await startSite({ config: { logLevel: 'warn' }, logTo });
  [mara, kenji] = await Promise.all([site.as('member'), site.as('otherMember')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await compared(site);
  await site.db.deleteFrom('saved_searches').execute();
  await site.db.deleteFrom('filed_queries').execute();
  failed.length = 0;
});

const save = async (filters: Parameters<SignedIn['api']['searches']['add']>[0]['filters']) =>
  (await mara.api.searches.add({ name: 'One', filters })).id;
/** As if a later version didn't know its values any more. */
const spoil = (search: number, filters: object) =>
  sql`update filed_queries set filters = ${JSON.stringify(filters)}::jsonb
    where id = (select query_id from saved_searches where id = ${search})`.execute(site.db);
async function newIn(search: number): Promise<number[]> {
  await compared(site);
  const rows = await site.db.selectFrom('search_matches').select('car_id').where('search_id', '=', search).execute();
  return rows.map(({ car_id }) => car_id);
}
const check = async () => (await (await site.as('admin')).api.services.test({ service: 'searches' })).check;

test('a query that fails keeps no one else from their alerts, is logged once, and admins see it until it works', async () => {
  const [broken, other] = [await save({ make: 'Karin', colour: 'red' }), await save({ make: 'Karin' })];
  await spoil(broken, { priceBand: 'gone' });
  const cars = [await listed(kenji, { colour: 'red' })];
  expect(await newIn(other)).toEqual(cars);
  expect(await newIn(broken)).toEqual([]);
  expect(await check()).toMatchObject({ state: 'failing', said: expect.stringContaining('1 saved search') as string });

  // It is left alone for a while, and then fails again.
  cars.push(await listed(kenji, { colour: 'red' }));
  expect(await newIn(other)).toEqual(cars);
  await sql`update filed_queries set failed_at = now() - interval '2 hours' where failed_at is not null`.execute(
    site.db,
  );
  cars.push(await listed(kenji, { colour: 'red' }));
  expect(await newIn(other)).toEqual(cars);
  expect(failed).toEqual(['a saved search fails, so its owners get no alerts']);

  await spoil(broken, { make: 'Karin', colour: 'red' });
  await sql`update filed_queries set failed_at = now() - interval '2 hours' where failed_at is not null`.execute(
    site.db,
  );
  const last = await listed(kenji, { colour: 'red' });
  expect(await newIn(broken)).toEqual([last]);
  expect(await check()).toMatchObject({ state: 'working' });
});

test('a query whose words can’t be read is marked when it’s filed again, and the others are filed', async () => {
  const [broken, other] = [await save({ search: 'karin broken' }), await save({ search: 'karin pony' })];
  await spoil(broken, { search: { no: 'text' } });
  await sql`insert into word_meanings (word, facet, meant) values ('pony', 'bodyClass', '{Muscle}')`.execute(site.db);
  const id = await listed(kenji, { body_class: 'Muscle' });
  await sql`update cars set body_class = 'Muscle' where id = ${id}`.execute(site.db);
  expect(await newIn(other)).toEqual([id]);
  const log = { warn: (_: unknown, message?: string) => void failed.push(message ?? '') };
  await fileAllAgain({ db: site.db, market: site.db, log });
  expect(failed).toHaveLength(1);
  await sql`delete from word_meanings where word = 'pony'`.execute(site.db);
});

test('changes that wait too long to be compared are a failing service', async () => {
  await site.db.transaction().execute(async (tx) => {
    // While another process is at it.
    await hold(tx, 'matching');
    await sql`insert into matching_due (phrase, due_since) values ('late', now() - interval '9 minutes')`.execute(
      site.db,
    );
    expect(await check()).toMatchObject({ state: 'failing', said: expect.stringContaining('9 minutes') as string });
  });
  await sql`delete from matching_due`.execute(site.db);
  expect(await check()).toMatchObject({ state: 'working' });
});
