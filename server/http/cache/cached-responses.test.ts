import { contract } from '@forecourt/contract/contract.ts';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carsCalls, type CarsDeps } from '../../calls/cars/cars.calls.ts';
import { catalogueCalls } from '../../calls/catalogue/catalogue.calls.ts';
import type { Database, Tx } from '../../database/database.ts';
import { storedSettings } from '../../features/settings/settings.store.ts';
import { collectInput, parseInput } from '../calls/input.ts';
import { rateModels } from '../../../testing/guide.ts';
import { whenAnnounced, cacheMetric, startHotSite, textAt, type HotSite } from '../../../testing/hot-site.ts';
import { emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { seededRandom } from '../../../testing/random.ts';
import type { SignedIn, Site } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';

let hot: HotSite;
let [site, other, plain]: Site[] = [];
let [mara, grace, mia, ada]: SignedIn[] = [];
let [car, dealersCar]: number[] = [];
let questions: string[];
beforeAll(async () => {
  hot = await startHotSite();
  ({ site, other, plain } = hot);
  await emptyMarket(hot.site);
  await rateModels(hot.site, 45_000);
  [mara, grace, mia, ada] = await Promise.all(
    (['member', 'dealerOwner', 'moderator', 'admin'] as const).map((who) => site!.as(who)),
  );
  car = await listed(mara!, { title: 'A <Sultan>' });
  dealersCar = await listed(grace!, { make: 'Bravado', model: 'Buffalo', price: 90_000 });
  await listed(mara!, { model: 'Kuruma', price: 30_000 });
  const cars = '/api/cars.php?';
  questions = [
    'counts=true',
    'sort=newest&page=1&make=Karin&counts=true',
    'limit=11&sort=newest&featured=false',
    'action=makes',
    'listedToday=true&page=2',
    'model=sul',
    'status=sold',
    'dealerId=1',
    'area=Sandy+Shores',
    'region=Blaine+County+%E2%80%93+Desert',
    'sort=price_drop',
    ...[car, dealersCar].flatMap((id) => [`id=${id}`, `action=similar&id=${id}`]),
  ].map((query) => cars + query);
  questions.push('/', '/browse?make=Karin', `/car/${car}`, `/car/${dealersCar}`);
});
afterAll(() => hot.close());

const answersOf = (asked: Site, headers?: Record<string, string>) =>
  Promise.all(questions.map((address) => textAt(asked, address, headers)));

test('a cached response equals an uncached one byte for byte in every encoding, and an ETag hit sends no body', async () => {
  const fresh = await answersOf(plain!);
  for (const headers of [
    {},
    {},
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'identity' },
  ])
    expect(await answersOf(site!, headers)).toEqual(fresh);
  expect(await cacheMetric(site!, 'hits')).toBeGreaterThanOrEqual(3 * questions.length);
  for (const address of questions) {
    const { headers } = await fetch(site!.url + address);
    const again = await fetch(site!.url + address, { headers: { 'if-none-match': headers.get('etag')! } });
    expect([address, again.status, await again.text()]).toEqual([address, 304, '']);
  }
});

test('concurrent first requests query the database once', async () => {
  await whenAnnounced([site!], () => mara!.api.cars.update({ id: car!, price: 41_000 }));
  const misses = await cacheMetric(site!, 'misses');
  const address = `/api/cars.php?id=${car}`;
  const answers = await Promise.all(Array.from({ length: 8 }, () => textAt(site!, address)));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('"price" : 41000');
  expect(await cacheMetric(site!, 'misses')).toBe(misses + 1);
});

/** Everyone whose actions change what visitors see. */
const writers: [what: string, who: () => SignedIn, change: () => Promise<unknown>][] = [
  ['a seller lowers a price', () => mara!, () => mara!.api.cars.update({ id: car!, price: 39_000 })],
  ['a seller lists a car', () => mara!, () => listed(mara!, { model: 'Futo' })],
  ['a seller sells a car', () => mara!, async () => sell(mara!, await listed(mara!, { model: 'Futo' }))],
  ['staff flag a car', () => mia!, () => flagged()],
  ['staff rename a dealer', () => mia!, () => renamed()],
  [
    'a dealer sets an away notice',
    () => grace!,
    () => dealerChanges({ away_text: 'Back soon', away_back_on: '2999-01-01' }),
  ],
  ['an admin changes a setting', () => ada!, () => withSettings(site!, { site_phone: '555-0199' })],
  ['staff hide a make', () => ada!, () => makeHidden()],
  ['staff rename an area', () => ada!, () => areaRenamed()],
];

/** Calls the handlers themselves inside this transaction. */
const requestWith = async (tx: Tx, address: string) => {
  const query = Object.fromEntries(new URL(address, 'http://localhost').searchParams);
  const { action, ...inputs } = query;
  const name = action ?? ('id' in inputs ? 'get' : 'list');
  const parts = { db: tx as unknown as Database, siteTimezone: 'UTC' } as CarsDeps;
  const handlers = { ...carsCalls(parts), ...catalogueCalls(parts.db) } as unknown as Record<string, AnyHandler>;
  const call = { ...contract.cars, ...contract.catalogue }[name as 'list'];
  await handlers[name]!(parseInput(call, collectInput(call, inputs, {})), null);
};
type AnyHandler = (input: unknown, actor: null) => Promise<unknown>;

const reason = 'The photos show another car';
const flagged = async () =>
  mia!.api.cars.updateStatus({ id: await listed(mara!, { model: 'Futo' }), status: 'flagged', reason });
const dealerId = async () =>
  (await sql<{ id: number }>`select dealer_id as id from cars where id = ${dealersCar}`.execute(site!.db)).rows[0]!.id;
const renamed = async () => mia!.api.dealers.rename({ id: await dealerId(), company_name: 'Night Motors', reason });
const dealerChanges = async ({ away_text, away_back_on }: { away_text: string; away_back_on: string }) =>
  sql`update dealer_accounts set away_text = ${away_text}, away_back_on = ${away_back_on}::date, away_until = ${away_back_on}::timestamptz
      where id = ${await dealerId()}`.execute(site!.db);
const areaRenamed = () => ada!.api.areas.edit({ id: 1, name: 'Alta Heights' });
const makeHidden = async () => {
  const { makes } = await ada!.api.catalogue.staffMakes({ search: 'Albany' });
  return ada!.api.catalogue.editMake({ id: makes[0]!.id, is_hidden: true });
};

test.each(writers)(
  '%s: the author sees the change right away on every process, and others once it is announced',
  async (_, who, change) => {
    await Promise.all([answersOf(site!), answersOf(other!)]);
    await whenAnnounced([site!, other!], async () => {
      await change();
      // As the author of the change, through the other process, with the cookies the first one set.
      const cookie = [...who().browser.cookies, ['forecourt_changed', '1']].map((pair) => pair.join('=')).join('; ');
      const own = ['/', '/browse?make=Karin', `/car/${dealersCar}`, '/api/cars.php?counts=true'];
      const [theirs, fresh] = await Promise.all(
        [other!, plain!].map((asked) => Promise.all(own.map((address) => textAt(asked, address, { cookie })))),
      );
      for (const [index, address] of own.entries()) expect(theirs![index], address).toBe(fresh![index]);
    });
    await until('everyone sees the same', async () => {
      const [fresh, first, second] = [await answersOf(plain!), await answersOf(site!), await answersOf(other!)];
      return fresh.every((text, index) => text === first[index] && text === second[index]);
    });
  },
);

test('every table a cached response reads announces its changes', async () => {
  const { db } = plain!;
  const read = new Set<string>();
  // Reading a table locks it until the end of the transaction, even inside functions.
  await db.transaction().execute(async (tx) => {
    for (const ask of [
      ...questions.filter((address) => address.startsWith('/api/')).map((address) => () => requestWith(tx, address)),
      () => storedSettings(tx),
    ])
      await ask();
    const { rows } = await sql<{ name: string }>`
      select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
      where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(tx);
    for (const { name } of rows) read.add(name);
  });
  const { rows: triggers } = await sql<{ name: string; operations: number }>`
    select relname as name, bit_or(tgtype & (4 | 8 | 16)) as operations from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgfoid in ('tell_of_market'::regproc, 'tell_of_cars'::regproc) group by relname`.execute(db);
  const all = 4 | 8 | 16;
  const operations = new Map(triggers.map((one) => [one.name, one.operations]));
  // It changes only with a car. Users and dealers can change without one, and are never deleted with one.
  read.delete('car_changes');
  expect([...read].toSorted()).toEqual([...operations.keys()].toSorted());
  const partly = [...operations].filter(([, some]) => some !== all).map(([name]) => name);
  expect(partly.toSorted()).toEqual(['dealer_accounts', 'users']);
});

test('a response to a change sets the bypass cookie, and a read does not', async () => {
  expect(mara!.browser.cookies.get('forecourt_changed')).toBe('1');
  const kenji = await site!.as('otherMember');
  await kenji.api.cars.get({ id: car! });
  expect(kenji.browser.cookies.has('forecourt_changed')).toBe(false);
});

test('personal responses are never cached for others or served from the cache', async () => {
  const visitors = await textAt(site!, `/api/cars.php?id=${car}`);
  expect((await mara!.api.cars.get({ id: car! }))?.own).not.toBeNull();
  expect(await textAt(site!, `/api/cars.php?id=${car}`)).toBe(visitors);
  const hidden = await listed(mara!, { model: 'Futo' });
  await whenAnnounced([site!], () => mia!.api.cars.updateStatus({ id: hidden, status: 'flagged', reason }));
  expect(await mia!.api.cars.get({ id: hidden })).toMatchObject({ status: 'flagged' });
  expect(await textAt(site!, `/api/cars.php?id=${hidden}`)).toMatch(/^404 /);
  for (const person of [mara!, mia!]) {
    const answer = await person.browser.fetch(`/api/cars.php?id=${car}`);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
  }
});

test('a process that can’t receive changes serves nothing stale, also after it reconnects', async () => {
  await answersOf(site!);
  await whenAnnounced([site!], () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'forecourt live%' and datname = current_database()`.execute(site!.db),
  );
  await whenAnnounced([site!, other!], () => mara!.api.cars.update({ id: car!, price: 38_500 }));
  expect(await answersOf(site!)).toEqual(await answersOf(plain!));
});

test('after any sequence of events both processes serve current data', async () => {
  const random = seededRandom(40);
  const dealer = await dealerId();
  let step = 0;
  const set = (table: string, id: number, change: RawBuilder<unknown>) =>
    sql`update ${sql.table(table)} set ${change} where id = ${id}`;
  const actions = [
    () => set('cars', random.pick([car!, dealersCar!]), sql`price = price - 1`),
    () => set('cars', car!, sql`status = case status when 'active' then 'reserved' else 'active' end`),
    () =>
      set(
        'cars',
        dealersCar!,
        sql`is_featured = not is_featured, featured_until = case when not is_featured then now() + interval '1 day' end`,
      ),
    () => set('cars', car!, sql`is_hidden = not is_hidden`),
    () => set('users', mara!.id, sql`name = ${`Mara ${step}`}`),
    () => set('dealer_accounts', dealer, sql`company_name = ${`Motors ${step}`}`),
    () => sql`insert into car_prices (car_id, price) values (${car}, ${step})`,
    () => sql`update guide_models set base = base + 0.05`,
    () => sql`insert into car_makes (display_name) values (${`Make ${step}`})`,
    () => sql`update settings set setting_value = ${`555-${step}`} where setting_key = 'site_phone'`,
  ];
  for (step = 1; step <= 25; step += 1) {
    await whenAnnounced([site!, other!], () => random.pick(actions)().execute(site!.db));
    const asked = Array.from({ length: 5 }, () => random.pick(questions));
    for (const address of asked) {
      const [fresh, ...kept] = await Promise.all([plain!, site!, other!, site!].map((one) => textAt(one, address)));
      expect([step, address, ...kept]).toEqual([step, address, fresh, fresh, fresh]);
    }
  }
});
