import { expect, test } from 'vitest';
import type { Database } from '@forecourt/server/database/database.ts';
import { BankTrouble } from '@forecourt/server/outside/bank/bank.ts';
import { bankAndShop } from '../testing/bank-and-shop.ts';
import { takeFault } from './faults.store.ts';

const asked = { amount: 1500, description: 'Car Listing: <b>Rhapsody</b>' };
const nowhere = '0b5c1f7e-4a2d-4c3e-9f10-6d2f8a7b9c01';

test('a payment is opened, read and approved once, and the routing number keeps its zeros', async () => {
  const { bank, url, decide } = await bankAndShop();
  const { bankPaymentId: id, link } = await bank.open(asked);
  expect(link).toBe(`${url}/pay/${id}`);
  expect(await bank.look(id)).toEqual({
    bankPaymentId: id,
    status: 'pending',
    amount: 1500,
    mode: 'live',
    payerRouting: null,
    paidAt: null,
  });
  const back = await decide(id, 'approve');
  expect([back.status, back.headers.get('location')]).toEqual([303, `/payment/return?payment_id=${id}`]);
  expect(await bank.look(id)).toMatchObject({
    status: 'payment_successful',
    amount: 1500,
    payerRouting: '004417309',
    paidAt: expect.any(Date),
  });
});

test('the responses have exactly the fields in the merchant’s documentation', async () => {
  const { url, apiKey } = await bankAndShop();
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ amount: 5, mode: 0, description: 'x' });
  const opened = await fetch(`${url}/payment`, { method: 'POST', headers, body });
  const answer = (await opened.json()) as { payment_id: string };
  expect(opened.status).toBe(201);
  expect(Object.keys(answer).toSorted()).toEqual(['message', 'payment_id', 'payment_link', 'success']);
  const looked = await fetch(`${url}/payments/${answer.payment_id}`, { headers });
  expect(await looked.json()).toEqual({
    success: true,
    data: {
      payment_id: answer.payment_id,
      status: 'pending',
      amount: 5,
      mode: 0,
      merchant_id: 1,
      description: 'x',
      payer_routing: null,
      paid_at: null,
      created_at: expect.stringMatching(/^\d{4}-.+Z$/),
      updated_at: expect.stringMatching(/^\d{4}-.+Z$/),
    },
  });
});

test('without the key nothing is opened and nothing is revealed', async () => {
  const { bank, url, db } = await bankAndShop();
  const { bankPaymentId: id } = await bank.open(asked);
  for (const authorization of ['', 'Bearer ', 'Bearer another']) {
    const headers = { authorization, 'content-type': 'application/json' };
    const body = JSON.stringify({ amount: 5, mode: 1, description: 'opened without the key' });
    const opened = await fetch(`${url}/payment`, { method: 'POST', headers, body });
    const looked = await fetch(`${url}/payments/${id}`, { headers });
    expect([opened.status, looked.status]).toEqual([401, 401]);
    expect(await looked.json()).toEqual({ success: false, message: 'Unauthenticated.' });
  }
  const entered = db.selectFrom('demo.bank_payments').select('payment_id');
  expect(await entered.where('description', '=', 'opened without the key').execute()).toEqual([]);
});

test.each([
  ['no amount', { mode: 1, description: '' }],
  ['nothing to pay', { amount: 0, mode: 1, description: '' }],
  ['half a dollar', { amount: 0.5, mode: 1, description: '' }],
  ['another mode', { amount: 1, mode: 2, description: '' }],
  ['a description that is too long', { amount: 1, mode: 1, description: 'x'.repeat(256) }],
])('%s is refused', async (_what, given) => {
  const { url, apiKey } = await bankAndShop();
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const opened = await fetch(`${url}/payment`, { method: 'POST', headers, body: JSON.stringify(given) });
  expect(opened.status).toBe(422);
});

test('an unknown payment isn’t found', async () => {
  const { bank, url, apiKey, decide } = await bankAndShop();
  await expect(bank.look(nowhere)).rejects.toThrow(BankTrouble);
  for (const id of [nowhere, 'x', '%00', '..%2Fpayment']) {
    const looked = await fetch(`${url}/payments/${id}`, { headers: { authorization: `Bearer ${apiKey}` } });
    expect([looked.status, await looked.json()]).toEqual([404, { success: false, message: 'Payment not found.' }]);
    expect((await fetch(`${url}/pay/${id}`)).status).toBe(404);
    expect((await decide(id, 'approve')).status).toBe(404);
  }
});

test('the page shows amount, payee and purpose as text, without scripts', async () => {
  const { bank } = await bankAndShop();
  const { link } = await bank.open(asked);
  const html = await (await fetch(link)).text();
  expect(html).toContain('$1,500');
  expect(html).toContain('Cars &amp; &lt;Co&gt;');
  expect(html).toContain('Car Listing: &lt;b&gt;Rhapsody&lt;/b&gt;');
  for (const choice of ['approve', 'decline', 'close']) expect(html).toContain(`value="${choice}"`);
  expect(html).toMatch(/<details>\s*<summary>Simulate a problem/);
  expect(html).not.toMatch(/<script|style=|onclick|<b>Rhapsody/);
});

test('closing the tab decides nothing', async () => {
  const { bank, decide, callbacks } = await bankAndShop();
  const { bankPaymentId: id, link } = await bank.open(asked);
  const left = await decide(id, 'close');
  const html = await left.text();
  expect(left.status).toBe(200);
  expect(html).toContain('still open');
  expect(html).toContain('href="/payment-history"');
  expect(await bank.look(id)).toMatchObject({ status: 'pending' });
  expect(await (await fetch(link)).text()).toContain('value="approve"');
  expect(callbacks).toEqual([]);
});

test.each([
  ['approve', 'payment_successful'],
  ['decline', 'payment_failed'],
])('after %s nothing can be decided again', async (first, status) => {
  const { bank, decide } = await bankAndShop();
  const { bankPaymentId: id, link } = await bank.open(asked);
  expect((await decide(id, first)).status).toBe(303);
  for (const decision of ['approve', 'decline', 'close']) {
    const again = await decide(id, decision, 'wrong_amount');
    expect(again.status).toBe(409);
    expect(await again.text()).toContain(`href="/payment/return?payment_id=${id}"`);
  }
  expect(await (await fetch(link)).text()).not.toContain('value="approve"');
  expect(await bank.look(id)).toMatchObject({ status, amount: 1500 });
});

test('one of many concurrent decisions counts', async () => {
  const { bank, decide } = await bankAndShop();
  const { bankPaymentId: id } = await bank.open(asked);
  const decisions = Array.from({ length: 10 }, (_, at) => decide(id, at % 2 === 0 ? 'approve' : 'decline'));
  const statuses = (await Promise.all(decisions)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([303, ...Array.from({ length: 9 }, () => 409)]);
});

test('an invalid decision changes nothing', async () => {
  const { bank, decide, url } = await bankAndShop();
  const { bankPaymentId: id } = await bank.open(asked);
  expect((await decide(id, 'steal')).status).toBe(400);
  expect((await decide(id, 'approve', 'explode')).status).toBe(400);
  expect((await fetch(`${url}/pay/${id}`, { method: 'POST' })).status).toBe(400);
  expect(await bank.look(id)).toMatchObject({ status: 'pending' });
});

test.each(['error', 'garbage'] as const)(
  'opening and reading can respond with %s, as often as configured',
  async (fault) => {
    const { bank, script } = await bankAndShop();
    await script('open', fault, { times: 2 });
    await expect(bank.open(asked)).rejects.toThrow(BankTrouble);
    await expect(bank.open(asked)).rejects.toThrow(BankTrouble);
    const { bankPaymentId: id } = await bank.open(asked);
    await script('look', fault);
    await expect(bank.look(id)).rejects.toThrow(BankTrouble);
    expect(await bank.look(id)).toMatchObject({ status: 'pending' });
  },
);

test('opening and reading can be slow, as often as configured, for longer than any client waits', async () => {
  const { db, bank, impatientBank, script } = await bankAndShop();
  const { bankPaymentId: id } = await bank.open(asked);
  await script('open', 'slow', { times: 2 });
  await expect(impatientBank.open(asked)).rejects.toThrow(BankTrouble);
  await expect(impatientBank.open(asked)).rejects.toThrow(BankTrouble);
  await expect.poll(() => faultsLeft(db)).toBe(0);
  await script('look', 'slow');
  await expect(impatientBank.look(id)).rejects.toThrow(BankTrouble);
  await expect.poll(() => faultsLeft(db)).toBe(0);
  expect(await bank.look(id)).toMatchObject({ status: 'pending' });
});

test('reading can return a wrong amount or kind of money, for one payment or the next', async () => {
  const { bank, script } = await bankAndShop();
  const { bankPaymentId: id } = await bank.open(asked);
  const { bankPaymentId: other } = await bank.open(asked);
  await script('look', 'wrong_amount', { payment_id: id });
  await script('look', 'sandbox');
  expect(await bank.look(other)).toMatchObject({ amount: 1500, mode: 'sandbox' });
  expect(await bank.look(id)).toMatchObject({ amount: 1501, mode: 'live' });
  expect(await bank.look(id)).toMatchObject({ amount: 1500, mode: 'live' });
});

test.each([
  ['wrong_amount', { amount: 1501, mode: 'live' }],
  ['sandbox', { amount: 1500, mode: 'sandbox' }],
])('approved with %s, that is what was paid, however often it’s read', async (fault, paid) => {
  const { bank, decide } = await bankAndShop();
  const { bankPaymentId: id } = await bank.open(asked);
  expect((await decide(id, 'approve', fault)).status).toBe(303);
  for (let look = 0; look < 3; look++)
    expect(await bank.look(id)).toMatchObject({ status: 'payment_successful', ...paid });
});

test('a fault configured twice affects two of many concurrent requests', async () => {
  const { db, script } = await bankAndShop();
  await script('look', 'error', { times: 2 });
  const taken = await Promise.all(Array.from({ length: 12 }, () => takeFault(db, 'look', nowhere)));
  expect(taken.filter((fault) => fault === 'error')).toHaveLength(2);
});

test('a slow response doesn’t delay shutting down', async () => {
  const { app, bank, db, script } = await bankAndShop();
  await script('open', 'slow');
  const opening = bank.open(asked);
  await expect.poll(() => faultsLeft(db)).toBe(0);
  void app.close();
  expect(await opening).toMatchObject({ link: expect.any(String) });
});

async function faultsLeft(db: Database): Promise<number> {
  const left = await db.selectFrom('demo.bank_faults').select('id').where('times', '>', 0).execute();
  return left.length;
}
