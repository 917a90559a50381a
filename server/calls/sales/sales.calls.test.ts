import { carStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, theo: SignedIn, grace: SignedIn, pia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo] = [await site.as('member'), await site.as('otherMember'), await site.as('firstCharacter')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
const carStatus = async (id: number) =>
  (await site.db.selectFrom('cars').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const saleOf = async (person: SignedIn, id: number) => (await person.api.sales.get({ id }))!.sale;
const lastCard = async (person: SignedIn, conversation_id: number) =>
  (await person.api.messaging.conversation({ conversation_id }))!.conversation.messages.at(-1)!;

describe('marking a car as sold', () => {
  test('records the agreement and requires no details', async () => {
    const car_id = await listed(mara);
    const { sale } = await mara.api.sales.complete({ car_id });
    expect(sale).toMatchObject({ listing_price: 42_000, sale_price: null, buyer_name: null, status: 'recorded' });
    expect(await site.visitor().api.cars.get({ id: car_id })).toMatchObject({
      status: 'sold',
      sold_at: sale.sale_date,
    });
    const full = { sale_price: 41_000, buyer_name: ' Old Joe ', buyer_contact: '555', sale_notes: 'Cash' };
    const other = await mara.api.sales.complete({ car_id: await listed(mara), ...full, sale_method: 'trade' });
    expect(other.sale).toMatchObject({ ...full, buyer_name: 'Old Joe', sale_method: 'trade', is_verified: false });
    const amounts = site.db
      .selectFrom('sale_amounts')
      .select(['amount', 'status'])
      .where('sale_id', '=', other.sale.id);
    expect(await amounts.execute()).toEqual([{ amount: 41_000, status: 'set' }]);
  });

  test('asks a member in the existing conversation about the car', async () => {
    const car_id = await listed(mara);
    const { id } = await kenji.api.messaging.create({ car_id });
    await kenji.api.messaging.sendMessage({ conversation_id: id, sender_id: kenji.id, content: 'I take it' });
    const { sale } = await mara.api.sales.complete({ car_id, buyer_id: kenji.id, sale_price: 40_000 });
    expect(sale).toMatchObject({ buyer_name: 'Kenji Mori', conversation_id: id });
    const card = await lastCard(kenji, id);
    expect(card).toMatchObject({ message_type: 'purchase', sender_name: 'Mara Quinn' });
    expect(card.metadata).toMatchObject({ sale_id: sale.id, sale_price: 40_000, status: 'recorded', may_answer: true });
    expect((await lastCard(mara, id)).metadata).toMatchObject({ may_answer: false });
  });

  test('opens that conversation if there is none, with the dealer for a dealer’s car', async () => {
    const { sale } = await pia.api.sales.complete({ car_id: await listed(grace), buyer_id: kenji.id });
    expect(sale).toMatchObject({ seller_name: 'Pia Moreau', dealer_name: 'Eclipse Motors' });
    expect(await lastCard(kenji, sale.conversation_id!)).toMatchObject({ company_name: 'Eclipse Motors' });
    expect((await lastCard(grace, sale.conversation_id!)).metadata).toMatchObject({ may_answer: false });
  });

  test('asks a member who blocked the seller through their purchases instead of a message', async () => {
    await kenji.api.messaging.block({ user_id: mara.id });
    const id = await sell(mara, await listed(mara), { buyer_id: kenji.id });
    await kenji.api.messaging.unblock({ user_id: mara.id });
    expect(await saleOf(kenji, id)).toMatchObject({ conversation_id: null, may: { confirm: true } });
    expect((await kenji.api.sales.mine({ side: 'bought' })).sales.map((one) => one.id)).toEqual([id]);
  });

  test.each(carStatuses)('of a car that is %s responds as its table says', async (status) => {
    const car_id = await listed(mara);
    await sql`update cars set status = ${status}, removed_at = case when ${status} = 'removed' then now() end,
      removed_by = case when ${status} = 'removed' then 'seller' end,
      status_before = case when ${status} = 'removed' then 'active' end where id = ${car_id}`.execute(site.db);
    const expected = { active: 'done', reserved: 'done', sold: 'already_sold' }[status as string] ?? 'not_possible_now';
    expect(await code(mara.api.sales.complete({ car_id }))).toBe(expected);
  });

  test('requires the right to sell, and is the only way', async () => {
    const car_id = await listed(mara);
    expect(await code(kenji.api.sales.complete({ car_id }))).toBe('car_not_found');
    expect(await code(mara.api.cars.change({ id: car_id, transition: 'mark_sold' as 'reserve' }))).toBe('bad_input');
    const id = await sell(mara, car_id);
    expect(await code(mara.api.cars.change({ id: car_id, transition: 'relist' as 'reserve' }))).toBe('bad_input');
    expect(await carStatus(car_id)).toBe('sold');
    expect(await code(kenji.api.sales.withdraw({ id }))).toBe('sale_not_found');
  });

  test('refuses impossible input with an error at the field', async () => {
    const car_id = await listed(mara);
    const complete = (given: object) => mara.api.sales.complete({ car_id, ...given });
    await expect(complete({ sale_price: -1 })).rejects.toMatchObject({
      fields: { sale_price: ['Please enter a valid amount'] },
    });
    await expect(complete({ buyer_id: kenji.id, buyer_name: 'Joe' })).rejects.toMatchObject({
      fields: { buyer_name: ['Please select a member or enter a name, not both'] },
    });
    await expect(complete({ sale_notes: 'x'.repeat(1001) })).rejects.toMatchObject({ code: 'bad_input' });
    expect(await code(complete({ buyer_id: 999_999 }))).toBe('user_not_found');
    expect(await carStatus(car_id)).toBe('active');
  });
});

describe('withdrawing a sale', () => {
  test('restores the car, updates the buyer’s card and closes it for replies', async () => {
    const car_id = await listed(mara);
    await mara.api.cars.change({ id: car_id, transition: 'reserve' });
    const { sale } = await mara.api.sales.complete({ car_id, buyer_id: kenji.id });
    expect((await mara.api.cars.get({ id: car_id }))?.own?.transitions).toEqual(['relist', 'delete']);
    expect((await mara.api.sales.withdraw({ id: sale.id })).sale.status).toBe('withdrawn');
    expect(await carStatus(car_id)).toBe('reserved');
    expect((await lastCard(kenji, sale.conversation_id!)).metadata).toMatchObject({
      status: 'withdrawn',
      may_answer: false,
    });
    expect(await code(kenji.api.sales.confirm({ id: sale.id, sale_price: null }))).toBe('sale_settled');
    expect((await mara.api.sales.mine({})).sales).toEqual([]);
    expect(await code(mara.api.sales.complete({ car_id }))).toBe('done');
  });

  test('needs a free slot and restores no listing time', async () => {
    const car_id = await listed(mara);
    const id = await sell(mara, car_id);
    await withSettings(site, { max_listings_per_user: 1 });
    const other = await listed(mara);
    expect(await code(mara.api.sales.withdraw({ id }))).toBe('no_slot_left');
    expect(await carStatus(car_id)).toBe('sold');
    await mara.api.cars.remove({ id: other });
    await sql`update cars set expires_at = now() - interval '1 hour' where id = ${car_id}`.execute(site.db);
    await mara.api.sales.withdraw({ id });
    expect(await carStatus(car_id)).toBe('expired');
    await withSettings(site, { max_listings_per_user: 5 });
  });

  test('of a dealer’s car needs an active dealer', async () => {
    const car_id = await listed(pia);
    const id = await sell(pia, car_id);
    const dealerBecomes = (status: 'active' | 'expired') =>
      sql`update dealer_accounts set status = ${status} where company_name = 'Eclipse Motors'`.execute(site.db);
    await dealerBecomes('expired');
    expect(await code(grace.api.sales.withdraw({ id }))).toBe('dealer_not_active');
    expect([await carStatus(car_id), (await saleOf(grace, id)).status]).toEqual(['sold', 'recorded']);
    await dealerBecomes('active');
    await grace.api.sales.withdraw({ id });
    expect(await carStatus(car_id)).toBe('active');
  });

  test('of a deleted car keeps it deleted, and restores the earlier status later', async () => {
    const car_id = await listed(mara);
    const id = await sell(mara, car_id);
    await mara.api.cars.remove({ id: car_id });
    expect(await saleOf(mara, id)).toMatchObject({ status: 'recorded', has_page: false, image: null });
    await mara.api.sales.withdraw({ id });
    expect(await carStatus(car_id)).toBe('removed');
    await mara.api.cars.change({ id: car_id, transition: 'restore' });
    expect(await carStatus(car_id)).toBe('active');
  });

  test('is no longer possible once the buyer has responded', async () => {
    const car_id = await listed(mara);
    const id = await sell(mara, car_id, { buyer_id: kenji.id });
    await kenji.api.sales.confirm({ id, sale_price: null });
    expect(await code(mara.api.sales.withdraw({ id }))).toBe('sale_settled');
    expect((await mara.api.cars.get({ id: car_id }))?.own?.transitions).toEqual(['delete']);
    await mara.api.cars.remove({ id: car_id });
    expect(await saleOf(kenji, id)).toMatchObject({ status: 'confirmed', is_verified: true });
  });
});

describe('the amount', () => {
  test('is up to the seller’s side until the buyer confirms what they saw, then both must agree', async () => {
    const id = await sell(pia, await listed(pia), { buyer_id: kenji.id });
    await grace.api.sales.setAmount({ id, sale_price: 39_000 });
    expect(await code(kenji.api.sales.confirm({ id, sale_price: null }))).toBe('sale_changed');
    await kenji.api.sales.confirm({ id, sale_price: 39_000 });
    const { sale } = await pia.api.sales.setAmount({ id, sale_price: 41_000 });
    expect(sale).toMatchObject({ sale_price: 39_000, proposed: { amount: 41_000, by_name: 'Pia Moreau' } });
    expect((await lastCard(kenji, sale.conversation_id!)).metadata).toMatchObject({
      sale_price: 39_000,
      proposed: { amount: 41_000 },
      may_answer_amount: true,
    });
    expect(await code(pia.api.sales.setAmount({ id, sale_price: 42_000 }))).toBe('amount_proposed');
    const proposed_id = sale.proposed!.id;
    expect(await code(pia.api.sales.answerAmount({ id, proposed_id, agree: true }))).toBe('not_allowed');
    expect(await code(kenji.api.sales.answerAmount({ id, proposed_id: proposed_id + 1, agree: true }))).toBe(
      'sale_changed',
    );
    await kenji.api.sales.answerAmount({ id, proposed_id, agree: true });
    expect(await saleOf(grace, id)).toMatchObject({ sale_price: 41_000, proposed: null });
    expect(await code(kenji.api.sales.answerAmount({ id, proposed_id, agree: false }))).toBe('sale_changed');
    const amounts = await site.db.selectFrom('sale_amounts').select(['amount', 'status']).orderBy('id').execute();
    expect(amounts).toEqual([
      { amount: 39_000, status: 'set' },
      { amount: 41_000, status: 'agreed' },
    ]);
  });

  test('stays unchanged if the buyer declines or the proposal is withdrawn', async () => {
    const id = await sell(mara, await listed(mara), { buyer_id: kenji.id, sale_price: 40_000 });
    await kenji.api.sales.confirm({ id, sale_price: 40_000 });
    for (const who of [kenji, mara]) {
      const { sale } = await mara.api.sales.setAmount({ id, sale_price: 45_000 });
      const answered = await who.api.sales.answerAmount({ id, proposed_id: sale.proposed!.id, agree: false });
      expect(answered.sale).toMatchObject({ sale_price: 40_000, proposed: null });
    }
    expect(await code(theo.api.sales.setAmount({ id, sale_price: 1 }))).toBe('sale_not_found');
    expect(await code(kenji.api.sales.setAmount({ id, sale_price: 1 }))).toBe('not_allowed');
  });
});

describe('the seller’s notes', () => {
  test('a member named later is asked then and cannot be changed', async () => {
    const id = await sell(mara, await listed(mara), { buyer_name: 'Joe' });
    expect((await mara.api.sales.edit({ id, buyer_name: 'Old Joe', sale_method: 'auction' })).sale).toMatchObject({
      buyer_name: 'Old Joe',
      sale_method: 'auction',
    });
    const { sale } = await mara.api.sales.edit({ id, buyer_id: kenji.id });
    expect(sale).toMatchObject({ buyer_id: kenji.id, buyer_name: 'Kenji Mori' });
    expect((await lastCard(kenji, sale.conversation_id!)).metadata).toMatchObject({ sale_id: id, may_answer: true });
    expect(await code(mara.api.sales.edit({ id, buyer_id: theo.id }))).toBe('buyer_named');
    expect(await code(mara.api.sales.edit({ id, buyer_id: null, buyer_name: 'Joe' }))).toBe('buyer_named');
  });

  test('contact and notes can be changed while the sale is valid, the payment method only until confirmation', async () => {
    const id = await sell(mara, await listed(mara), { buyer_id: kenji.id });
    await kenji.api.sales.confirm({ id, sale_price: null });
    const { sale } = await mara.api.sales.edit({ id, buyer_contact: '555-0110', sale_notes: 'Two keys' });
    expect(sale).toMatchObject({ buyer_contact: '555-0110', sale_notes: 'Two keys' });
    expect((await mara.api.sales.edit({ id, sale_notes: '' })).sale).toMatchObject({ sale_notes: null });
    expect(await code(mara.api.sales.edit({ id, sale_method: 'trade' }))).toBe('sale_settled');
    expect(await code(kenji.api.sales.edit({ id, sale_notes: 'Mine' }))).toBe('not_allowed');
  });
});

test('members who wrote about a car are offered as buyers, most recent first, without its sellers', async () => {
  const car_id = await listed(grace);
  for (const person of [theo, kenji, mara]) {
    const { id } = await person.api.messaging.create({ car_id });
    if (person === theo) continue;
    await person.api.messaging.sendMessage({ conversation_id: id, sender_id: person.id, content: 'Still there?' });
    await pia.api.messaging.sendMessage({ conversation_id: id, sender_id: pia.id, content: 'Yes' });
  }
  const { buyers } = await pia.api.sales.buyers({ car_id });
  expect(buyers.map(({ name }) => name)).toEqual(['Mara Quinn', 'Kenji Mori']);
  expect(await code(mara.api.sales.buyers({ car_id }))).toBe('car_not_found');
});
