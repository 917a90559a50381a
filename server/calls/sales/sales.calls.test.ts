import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

test('a car is sold, its buyer is asked in the conversation about it, and confirms', async () => {
  const car_id = await listed(mara);
  const { sale } = await mara.api.sales.complete({
    car_id,
    buyer_id: kenji.id,
    sale_price: 40_000,
    sale_notes: 'Cash',
    buyer_contact: '555',
  });
  expect(sale).toMatchObject({
    status: 'recorded',
    sale_price: 40_000,
    listing_price: 42_000,
    side: 'seller',
    sale_notes: 'Cash',
    buyer_name: 'Kenji Mori',
  });
  expect((await site.visitor().api.cars.get({ id: car_id }))?.status).toBe('sold');
  const { conversation } = (await kenji.api.messaging.conversation({ conversation_id: sale.conversation_id! }))!;
  expect(conversation.messages.at(-1)?.metadata).toMatchObject({
    sale_id: sale.id,
    may_answer: true,
    sale_price: 40_000,
  });
  const seen = (await kenji.api.sales.get({ id: sale.id }))!.sale;
  expect(seen).toMatchObject({
    side: 'buyer',
    sale_notes: null,
    buyer_contact: null,
    may: { confirm: true, dispute: true, withdraw: false },
  });
  const { sale: confirmed } = await kenji.api.sales.confirm({ id: sale.id, sale_price: 40_000 });
  expect(confirmed).toMatchObject({ status: 'confirmed', is_verified: true });
  expect(confirmed.may.review_until).not.toBeNull();
  const mine = await mara.api.sales.mine({});
  expect(mine).toMatchObject({
    total: 1,
    summary: { total: 1, verified: 1, pending: 0, amount_set: 1, revenue: 40_000 },
  });
  expect(mine.months.at(-1)).toMatchObject({ sales: 1, revenue: 40_000 });
  expect(mine.months).toHaveLength(12);
});

test('withdrawn, the car is what it was', async () => {
  const car_id = await listed(mara);
  await mara.api.cars.change({ id: car_id, transition: 'reserve' });
  const id = await sell(mara, car_id, { buyer_id: kenji.id });
  expect((await mara.api.cars.get({ id: car_id }))?.own?.transitions).toEqual(['relist', 'delete']);
  const { sale } = await mara.api.sales.withdraw({ id });
  expect(sale.status).toBe('withdrawn');
  expect((await mara.api.cars.get({ id: car_id }))?.status).toBe('reserved');
  expect((await mara.api.sales.mine({})).sales).toEqual([]);
  await expect(kenji.api.sales.confirm({ id, sale_price: null })).rejects.toMatchObject({ code: 'sale_settled' });
});

test('amounts, and a dealer’s sale', async () => {
  const car_id = await listed(pia);
  const id = await sell(pia, car_id, { buyer_id: kenji.id });
  await grace.api.sales.setAmount({ id, sale_price: 39_000 });
  await expect(kenji.api.sales.confirm({ id, sale_price: null })).rejects.toMatchObject({ code: 'sale_changed' });
  await kenji.api.sales.confirm({ id, sale_price: 39_000 });
  const { sale } = await pia.api.sales.setAmount({ id, sale_price: 41_000 });
  expect(sale).toMatchObject({ sale_price: 39_000, proposed: { amount: 41_000 } });
  await kenji.api.sales.answerAmount({ id, proposed_id: sale.proposed!.id, agree: true });
  expect((await grace.api.sales.get({ id }))!.sale).toMatchObject({ sale_price: 41_000, proposed: null });
  const file = await grace.api.sales.file({});
  expect(file.csv).toContain('41000');
  expect(await site.visitor().api.sales.ofUser({ user_id: pia.id })).toMatchObject({ total: 1 });
});
