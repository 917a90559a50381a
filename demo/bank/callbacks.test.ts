import { expect, test } from 'vitest';
import { testMs } from '../../tools/test-timeouts.ts';
import { bankAndShop } from '../testing/bank-and-shop.ts';

const asked = { amount: 1500, description: 'Car Listing' };

async function decided(
  decision: string,
  { fault = '', ...options }: Parameters<typeof bankAndShop>[0] & { fault?: string } = {},
) {
  const there = await bankAndShop(options);
  const { bankPaymentId: id } = await there.bank.open(asked);
  const before = Date.now();
  expect((await there.decide(id, decision, fault)).status).toBe(303);
  return { ...there, id, before };
}

test('an approval is sent to the shop, signed, in the documented format', async () => {
  const { id, url, bank, callbacks, noticesWritten } = await decided('approve');
  await noticesWritten();
  expect(callbacks).toHaveLength(1);
  const [{ body, signature } = { body: Buffer.of(), signature: undefined }] = callbacks;
  expect(bank.isGenuine(body, signature)).toBe(true);
  const { paidAt } = await bank.look(id);
  expect(JSON.parse(body.toString())).toEqual({
    payment_id: id,
    payment_url: `${url}/pay/${id}`,
    mode: 'live',
    amount: 1500,
    payer_routing: '004417309',
    payer_name: 'Sample Account',
    status: 'payment_successful',
    created_at: expect.stringMatching(/^\d{4}-.+Z$/),
    paid_at: paidAt?.toISOString(),
  });
});

test('a rejection is sent too', async () => {
  const { callbacks } = await decided('decline', { fault: 'none' });
  await expect.poll(() => callbacks.length).toBe(1);
  expect(messages(callbacks)).toEqual([
    expect.objectContaining({
      status: 'payment_failed',
      status_reason: 'Declined by the payer',
      payer_routing: null,
      paid_at: null,
    }),
  ]);
});

test('a late callback doesn’t delay the user', async () => {
  const never = await decided('approve', { fault: 'late', patience: { lateMs: 10 * testMs } });
  expect(never.callbacks).toEqual([]);
  const { callbacks, before, noticesWritten } = await decided('approve', { fault: 'late', patience: { lateMs: 200 } });
  await noticesWritten();
  expect(callbacks).toHaveLength(1);
  expect((callbacks[0]?.at ?? 0) - before).toBeGreaterThanOrEqual(190);
});

test('a duplicate callback is sent twice, identically', async () => {
  const { callbacks } = await decided('approve', { fault: 'doubled' });
  await expect.poll(() => callbacks.length).toBe(2);
  expect(callbacks[0]?.body).toEqual(callbacks[1]?.body);
  expect(callbacks[0]?.signature).toBe(callbacks[1]?.signature);
});

test('no callback means none is sent', async () => {
  const { callbacks, noticesWritten } = await decided('approve', { fault: 'none' });
  await noticesWritten();
  expect(callbacks).toEqual([]);
});

test.each([
  ['wrong_amount', { amount: 1501, mode: 'live' }],
  ['sandbox', { amount: 1500, mode: 'sandbox' }],
])('approved with %s, the callback says so as well', async (fault, told) => {
  const { callbacks } = await decided('approve', { fault });
  await expect.poll(() => callbacks.length).toBe(1);
  expect(messages(callbacks)).toEqual([expect.objectContaining(told)]);
});

test.each([
  ['wrong_amount', { amount: 1501, mode: 'live' }],
  ['sandbox', { amount: 1500, mode: 'sandbox' }],
] as const)('a callback alone can be configured to lie with %s', async (fault, told) => {
  const { bank, callbacks, decide, script } = await bankAndShop();
  const { bankPaymentId: id } = await bank.open(asked);
  await script('callback', fault, { payment_id: id });
  await decide(id, 'approve');
  await expect.poll(() => callbacks.length).toBe(1);
  expect(messages(callbacks)).toEqual([expect.objectContaining(told)]);
  expect(await bank.look(id)).toMatchObject({ amount: 1500, mode: 'live' });
});

test('a callback can have a wrong signature, and isn’t repeated when refused', async () => {
  const { bank, callbacks, decide, script, noticesWritten } = await bankAndShop({ shopAnswers: [401] });
  const { bankPaymentId: id } = await bank.open(asked);
  await script('callback', 'bad_signature');
  await decide(id, 'approve');
  await noticesWritten();
  expect(callbacks.map(({ body, signature }) => bank.isGenuine(body, signature))).toEqual([false]);
});

test('a callback can be invalid JSON, and still be genuine', async () => {
  const { bank, callbacks, decide, script } = await bankAndShop();
  const { bankPaymentId: id } = await bank.open(asked);
  await script('callback', 'garbage');
  await decide(id, 'approve');
  await expect.poll(() => callbacks.length).toBe(1);
  const [{ body, signature } = { body: Buffer.of(), signature: undefined }] = callbacks;
  expect(bank.isGenuine(body, signature)).toBe(true);
  expect(() => JSON.parse(body.toString()) as unknown).toThrow(SyntaxError);
});

test('a shop that fails or is overloaded is notified again, at most three times', async () => {
  const soon = await decided('approve', { shopAnswers: [500, 429] });
  await expect.poll(() => soon.callbacks.length).toBe(3);
  const never = await decided('approve', { shopAnswers: [500, 500, 500, 500] });
  await never.noticesWritten();
  expect(never.callbacks).toHaveLength(3);
});

test('a late callback doesn’t delay shutting down, and is no longer sent', async () => {
  const { app, callbacks } = await decided('approve', { fault: 'late', patience: { lateMs: 10 * testMs } });
  await app.close();
  expect(callbacks).toEqual([]);
});

const messages = (callbacks: { body: Buffer }[]) => callbacks.map(({ body }) => JSON.parse(body.toString()) as unknown);
