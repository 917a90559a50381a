import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bankSignature } from '../testing/bank.ts';
import { startBucket } from '../testing/bucket.ts';
import { answerTo, othersGoOn, seconds, siteWithPages } from '../testing/faults/answers.ts';
import { garbage, faultyProxy, type Mood } from '../testing/faults/faulty-proxy.ts';
import { photographer } from '../testing/faults/photographer.ts';
import { goodCode, heldProvider } from '../testing/held-provider.ts';
import { draft } from '../testing/market.ts';
import { startHttpBank } from '../testing/payments/http-bank.ts';
import type { SignedIn } from '../testing/site.ts';
import { until } from '../testing/until.ts';

/**
 * The rows of “When something is down” in docs/operations/troubleshooting.md that concern outside services. Each test is one of them.
 */
const garbled = Object.keys(garbage) as Mood[];
const faults = [
  { how: 'is down', moods: ['down'] as Mood[] },
  { how: 'is slow', moods: ['slow'] as Mood[] },
  { how: 'answers garbage', moods: garbled },
];

describe('The bank', () => {
  async function shop() {
    const bank = await startHttpBank();
    const before = await faultyProxy(bank.url);
    const site = await siteWithPages({ config: { bank: { baseUrl: before.url, apiKey: 'key', mode: 'live' } } });
    const mara = await site.as('member');
    const buy = (car_id: number) =>
      answerTo(() => post(mara, '/api/payments.php?action=purchase_listing', { car_id, user_id: mara.id }));
    const look = (payment_id: number) => mara.api.payments.processGtaWorldPayment({ payment_id });
    const statusOf = async (car: number) =>
      (await site.db.selectFrom('cars').select('status').where('id', '=', car).executeTakeFirstOrThrow()).status;
    const delivered = async (id: number) =>
      (await site.db.selectFrom('payment_events').select('kind').where('payment_id', '=', id).orderBy('id').execute())
        .map(({ kind }) => kind)
        .join(' ');
    const job = async () => {
      await sql`update payments set next_check_at = now() where next_check_at is not null`.execute(site.db);
      await sql`select graphile_worker.add_job('settle_payments', '{}'::json)`.execute(site.db);
    };
    return { bank, before, site, mara, buy, look, statusOf, delivered, job };
  }

  test.for(faults)('The bank $how', { timeout: 600_000 }, async ({ how, moods }, { annotate }) => {
    const { bank, before, site, mara, buy, look, statusOf, delivered, job } = await shop();
    let longest = 0;
    for (const mood of moods) {
      const open = await mara.api.payments.purchaseListing({ car_id: await draft(mara), user_id: mara.id });
      bank.pay(open.payment!.gta_world_transaction_id!);
      const car = await draft(mara);
      await before.becomes(mood);

      const asked = performance.now();
      const [refused, silent] = await Promise.all([buy(car), look(open.payment!.id), othersGoOn(site)]);
      longest = Math.max(longest, performance.now() - asked);
      expect(refused, mood).toMatchObject({
        status: 502,
        code: 'bank_unavailable',
        sentence: 'The bank isn’t responding right now. You weren’t charged. Please try again.',
      });
      expect(await statusOf(car), mood).toBe('draft');
      expect(silent, mood).toMatchObject({ bank_answered: false, payment: { status: 'pending' } });
      expect(await delivered(open.payment!.id), mood).toBe('asked opened');

      await before.becomes('well');
      await job();
      await until('the job has delivered the payment', async () =>
        (await delivered(open.payment!.id)).endsWith('delivered'),
      );
      expect(await delivered(open.payment!.id), mood).toBe('asked opened paid delivered');
      expect(await buy(car), mood).toMatchObject({ status: 200 });
      await mara.api.payments.cancel({ payment_id: (await mara.api.payments.open({})).payments[0]!.id });
      for (const { id } of (await mara.api.cars.mine({})).listings) await mara.api.cars.remove({ id });
    }
    expect(longest).toBeLessThan(20_000);
    await annotate(
      `The bank ${how} (${told(moods)}): a purchase is refused with an explanation and the car is a draft again. A payment already made stays open and is delivered once when the bank is back. The longest wait was ${seconds(longest)}.`,
    );
  });

  test('The bank’s callback is not signed by it', async ({ annotate }) => {
    const { bank, site, mara, statusOf, delivered } = await shop();
    const car = await draft(mara);
    const { payment } = await mara.api.payments.purchaseListing({ car_id: car, user_id: mara.id });
    const said = { payment_id: payment!.gta_world_transaction_id, mode: 'live', amount: payment!.amount };
    const body = JSON.stringify({
      ...said,
      status: 'payment_successful',
      payer_routing: '004417309',
      payer_name: 'Mara Quinn',
      created_at: new Date().toISOString(),
      paid_at: new Date().toISOString(),
    });
    const call = (sent: string, signature?: string) =>
      answerTo(() =>
        fetch(`${site.url}/api/payments/bank-callback`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(signature && { 'x-fleeca-signature': signature }) },
          body: sent,
        }),
      );
    const wrong = [undefined, '', 'sha256=', bankSignature(body, 'another key'), bankSignature(`${body} `, 'key')];
    for (const signature of wrong) expect(await call(body, signature)).toMatchObject({ status: 401 });
    // Correctly signed, but no one has paid, so the bank itself is asked.
    expect((await call(body, bankSignature(body, 'key'))).status).toBeLessThan(500);
    expect(await statusOf(car)).toBe('pending');
    expect(await delivered(payment!.id)).not.toContain('paid');
    bank.pay(payment!.gta_world_transaction_id!);
    expect(await call(body, bankSignature(body, 'key'))).toMatchObject({ status: 200 });
    expect(await statusOf(car)).toBe('active');
    await annotate(`${wrong.length} callbacks with a wrong signature each answered 401 without any effect`);
  });
});

describe('The sign-in provider', () => {
  test.for(faults)('The sign-in provider $how', { timeout: 600_000 }, async ({ how, moods }, { annotate }) => {
    const provider = await heldProvider();
    provider.release();
    const before = await faultyProxy(provider.config.baseUrl);
    const site = await siteWithPages({ config: { gameSignIn: { ...provider.config, baseUrl: before.url } } });
    const mara = await site.as('member');
    const begin = async () => {
      const { browser, api } = site.visitor();
      const state = new URL((await api.accounts.startSignIn({})).authorize_url).searchParams.get('state')!;
      const bring = () => post({ browser }, '/api/auth/gta-world-token', { code: goodCode, state });
      return { bring, api, browser };
    };
    let longest = 0;
    for (const mood of moods) {
      const known = await begin();
      const { access_token: bearer } = (await (await known.bring()).json()) as { access_token: string };
      const fresh = await begin();
      await before.becomes(mood);
      const headers = { authorization: `Bearer ${bearer}` };
      const [refused, unknown] = await Promise.all([
        answerTo(fresh.bring),
        answerTo(() => known.browser.fetch('/api/auth/gta-world-user', { headers })),
        othersGoOn(site),
        // Users who are already signed in need no provider.
        mara.api.cars.mine({}),
      ]);
      longest = Math.max(longest, refused.ms, unknown.ms);
      expect(refused, mood).toMatchObject({ status: 502, code: 'token_exchange_failed' });
      expect(unknown, mood).toMatchObject({ status: 502, code: 'user_info_failed' });

      await before.becomes('well');
      expect(await answerTo((await begin()).bring), mood).toMatchObject({ status: 200 });
    }
    expect(longest).toBeLessThan(35_000);
    await annotate(
      `The login provider ${how} (${told(moods)}): logging in answers 502 with an explanation, and everyone else is unaffected. The longest wait was ${seconds(longest)}.`,
    );
  });
});

describe('The photo storage', () => {
  test.for(faults)('The photo storage $how', { timeout: 600_000 }, async ({ how, moods }, { annotate }) => {
    const bucket = await startBucket();
    onTestFinished(bucket.close);
    const before = await faultyProxy(bucket.settings.endpoint);
    const site = await siteWithPages({ config: { s3: { ...bucket.settings, endpoint: before.url } } });
    const { mara, upload, rows, add } = await photographer(site);
    let longest = 0;
    for (const mood of moods) {
      const [kept, memory] = [await rows(), process.memoryUsage().rss];
      const { photo: stored } = await add();
      const file = () => answerTo(() => mara.browser.fetch(`${stored.src}-320.webp`));
      await before.becomes(mood);
      const [refused, unseen] = await Promise.all([upload(), file(), othersGoOn(site)]);
      longest = Math.max(longest, refused.ms, unseen.ms);
      expect(refused, mood).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '10' });
      expect(unseen, mood).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '5' });
      expect(await rows(), `${mood}: no row without its files`).toBe(kept + 1);
      expect(process.memoryUsage().rss - memory, `${mood}: nothing piles up`).toBeLessThan(300 * 2 ** 20);

      await before.becomes('well');
      expect(await upload(), mood).toMatchObject({ status: 200 });
      expect(await file(), mood).toMatchObject({ status: 200 });
    }
    expect(longest).toBeLessThan(60_000);
    await annotate(
      `The photo storage ${how} (${told(moods)}): uploads and photos answer 503 with Retry-After, no row lacks its files, and everything else works. The longest wait was ${seconds(longest)}.`,
    );
  });
});

const told = (moods: Mood[]) => (moods.length === 1 ? moods[0] : moods.join(', '));

const post = ({ browser }: Pick<SignedIn, 'browser'>, path: string, body: object) =>
  browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
