import { requestExamples, webhookExample } from '@forecourt/contract/developers/examples.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { startReceiver } from '../../../testing/webhooks/receiver.ts';
import { isFromForecourt } from '../../../testing/webhooks/verify-webhook.ts';

let site: Site;
let grace: SignedIn;
let car: number;
let dealer: number;
beforeAll(async () => {
  site = await startSite({ config: { webhookLoopback: true } });
  await emptyMarket(site);
  grace = await site.as('dealerOwner');
  dealer = await dealerIdOf(site, grace);
  car = await listed(grace);
});
afterAll(() => site.close());

/** Ids in the examples are examples. */
const withRealIds = (example: object): object =>
  JSON.parse(JSON.stringify(example, (key, value: unknown) => (key === 'id' ? car : value))) as object;

test.each(requestExamples)('the example “$title” of /developers is true', async ({ path, status, response }) => {
  const address = path.replace('{car}', String(car)).replace('{dealer}', String(dealer));
  const answer = await site.visitor().browser.fetch(address);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(withRealIds(response));
});

test('the example of a webhook has the shape of a real message, which the code for its signature accepts', async () => {
  const receiver = await startReceiver();
  const mara = await site.as('member');
  const { secret } = await mara.api.webhooks.saveOwnWebhook({ url: receiver.url, enabled: true });
  await mara.api.searches.add({ name: 'Karins', filters: { make: 'Karin' }, by_webhook: true });
  const id = await listed(grace, { title: 'Rally car' });
  await expect.poll(() => receiver.received.length).toBe(1);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const given = headers as Record<string, string>;
  const sent = JSON.parse(body) as typeof webhookExample;
  expect(Object.keys(sent)).toEqual(Object.keys(webhookExample));
  expect(sent.data).toMatchObject({
    ...webhookExample.data,
    notice_url: `${site.url}/car/${id}`,
    text: expect.any(String),
  });
  expect(isFromForecourt(given, body, secret!)).toBe(true);
  expect(isFromForecourt(given, `${body} `, secret!)).toBe(false);
  expect(isFromForecourt({ ...given, 'webhook-timestamp': '1' }, body, secret!)).toBe(false);
  expect(isFromForecourt(given, body, `whsec_${Buffer.from('another').toString('base64')}`)).toBe(false);
});
