import { contract } from '@forecourt/contract/contract.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { maxLowOffers } from '@forecourt/contract/offers/offer-values.ts';
import { channelNames } from '@forecourt/contract/webhooks/webhook-events.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed, timePasses } from '../../../testing/market.ts';
import { noticesWritten, noticesOf } from '../../../testing/notices/scene.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { testMs } from '../../../tools/test-timeouts.ts';
import { until } from '../../../testing/until.ts';
import { startReceiver } from '../../../testing/webhooks/receiver.ts';
import { Failure } from '../../lib/failure.ts';
import { linkPreviews } from '../previews/link-previews.ts';

/** A number that nothing else has. */
const minimum = 37_613;
let site: Site;
let mara: SignedIn, kenji: SignedIn;
let carId: number;
let offerId: number;

beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true } });
  await emptyMarket(site);
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  carId = await listed(mara, { minimum_offer: minimum });
  const { offer } = await (await site.as('otherDealerOwner')).api.offers.make({ car_id: carId, amount: 40_000 });
  offerId = offer.id;
});
afterAll(() => site.close());

const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

/** Every read-only call about the car, its seller and the offer. */
async function everythingReadBy({ api }: Pick<SignedIn, 'api'>): Promise<string> {
  const known: Record<string, unknown> = {
    id: carId,
    car_id: carId,
    ids: [carId],
    user_id: mara.id,
    query: 'Sultan',
    search: 'Sultan',
  };
  const read: string[] = [];
  for (const [feature, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries<AnyCall>(calls)) {
      if (call.address.method !== 'GET' || call.isStream) continue;
      const shape = (call.input as unknown as { shape: Record<string, unknown> }).shape;
      const ask = (api as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>)[feature]![
        name
      ]!;
      for (const id of [carId, offerId]) {
        const input = Object.fromEntries(Object.entries({ ...known, id }).filter(([key]) => key in shape));
        read.push(
          await ask(input).then(
            (answer) => JSON.stringify(answer),
            (error: unknown) => JSON.stringify(error),
          ),
        );
      }
    }
  return read.join('\n');
}

test('the seller’s form has the minimum, and no response to anyone else does', { timeout: 3 * testMs }, async () => {
  expect(await everythingReadBy(mara)).toContain(String(minimum));
  for (const persona of ['otherMember', 'otherDealerOwner', 'dealerManager', 'moderator', 'analyst', 'admin'] as const)
    expect(await everythingReadBy(await site.as(persona)), persona).not.toContain(String(minimum));
  expect(await everythingReadBy(site.visitor())).not.toContain(String(minimum));
});

test('lower offers are refused, notify no one, and after a few no amount is compared any more', async () => {
  await noticesWritten(site);
  const before = await noticesOf(site.db);
  const refusals = [];
  for (let attempt = 0; attempt < maxLowOffers; attempt += 1)
    refusals.push(
      await kenji.api.offers.make({ car_id: carId, amount: minimum - 1 - attempt }).catch((error: unknown) => error),
    );
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ code: 'offer_too_low', message: 'The seller isn’t considering offers that low' });
    expect(JSON.stringify(refusal)).not.toContain(String(minimum));
  }
  for (const amount of [minimum - 1, minimum, 80_000])
    expect(await code(kenji.api.offers.make({ car_id: carId, amount }))).toBe('offers_paused');
  await noticesWritten(site);
  expect(await noticesOf(site.db)).toEqual(before);
  const conversations = await site.db
    .selectFrom('conversations')
    .select('id')
    .where('created_by', '=', kenji.id)
    .execute();
  expect(conversations).toEqual([]);
});

test('a counter-offer of the buyer isn’t considered below it either', async () => {
  const theo = await site.as('otherDealerOwner');
  await mara.api.offers.counter({ id: offerId, amount: 40_000, new_amount: 41_000 });
  const low = theo.api.offers.counter({ id: offerId, amount: 41_000, new_amount: minimum - 1 });
  expect(await code(low)).toBe('offer_too_low');
  expect((await theo.api.offers.get({ id: offerId }))!.offer).toMatchObject({ amount: 41_000, turn: 'buyer' });
});

/** The number on its own, not within an id, a hash or a fraction of a second. */
const onItsOwn = String.raw`(^|[^.[:alnum:]])(37613|\$37,613)($|[^.[:alnum:]])`;

/** Tables with a row that has the number anywhere, also in jobs, deliveries, notifications, logs and indexes. */
async function tablesWithIt(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(site.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: some } = await sql`select from ${sql.raw(name)} as one where one::text ~ ${onItsOwn} limit 1`.execute(
      site.db,
    );
    if (some.length > 0) found.push(name);
  }
  return found;
}

test(
  'no webhook, feed, link preview or stored row other than the car has it, from the listing to the sale',
  { timeout: 3 * testMs },
  async () => {
    const receiver = await startReceiver();
    const admin = await site.as('admin');
    for (const webhook_id of channelNames)
      await admin.api.webhooks.save({
        webhook_id,
        url: `${receiver.url}/${webhook_id}`,
        enabled: true,
        format: 'chat',
      });
    await mara.api.webhooks.saveOwnWebhook({ url: `${receiver.url}/own`, enabled: true });
    const id = await listed(mara, { minimum_offer: minimum, title: 'A car with a secret' });
    await timePasses(site, id);
    await mara.api.cars.update({ id, price: 41_000 });
    const visitor = site.visitor();
    const preview = () =>
      linkPreviews.car!(
        {
          db: site.db,
          ask: async () =>
            visitor.api.cars.get({ id }).catch((error: unknown) => {
              throw new Failure((error as { code: 'car_removed' }).code);
            }),
        },
        { params: { id: String(id) }, query: {}, origin: site.url },
      );
    const pages = [JSON.stringify(await preview())];
    for (const path of ['/browse.atom', '/sitemap.xml', '/sitemap-cars-1.xml'])
      pages.push(await (await visitor.browser.fetch(path)).text());
    expect(pages.join()).toContain('A car with a secret');
    expect(pages.join()).not.toMatch(/37,?613/);

    const { offer } = await (await site.as('otherDealerOwner')).api.offers.make({ car_id: id, amount: 38_000 });
    await mara.api.offers.accept({ id: offer.id, amount: 38_000 });
    await mara.api.sales.complete({ car_id: id, buyer_id: offer.buyer_id, sale_price: 38_000 });
    await noticesWritten(site);
    await until('everything is delivered', async () => {
      const { rows } = await sql`select from announcements where deliveries_due
      union all select from webhook_deliveries where status not in ('delivered', 'dead')`.execute(site.db);
      return rows.length === 0;
    });
    const heard = new Set(receiver.received.map(({ path }) => path));
    expect([...heard]).toEqual(expect.arrayContaining(['/new-postings', '/price-alert', '/sold', '/own']));
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/37,?613/);
    expect(await tablesWithIt()).toEqual(['public.cars']);
  },
);
