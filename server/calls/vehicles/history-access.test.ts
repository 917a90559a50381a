import {
  historyAccess,
  historyParts,
  historyViewers,
  vehicleEvents,
  type HistoryPart,
  type HistoryRule,
  type HistoryViewer,
  type VehicleEventKind,
} from '@forecourt/contract/vehicles/history-access.ts';
import type { VehicleEvent } from '@forecourt/contract/vehicles/vehicles.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, theo: SignedIn, grace: SignedIn, mia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, theo] = [await site.as('member'), await site.as('otherMember'), await site.as('firstCharacter')];
  [grace, mia] = [await site.as('dealerOwner'), await site.as('moderator')];
  await emptyMarket(site);
});
afterAll(() => site.close());
// Each case has a car of its own. Frees the sellers' slots for the next one.
afterEach(() => sql`update cars set status = 'expired' where status = 'active'`.execute(site.db));

let plates = 0;
const newPlate = () => `AB ${++plates}`;
const people: Record<HistoryViewer, () => Pick<SignedIn, 'api'>[]> = {
  visitor: () => [site.visitor()],
  member: () => [theo],
  party: () => [mara, kenji],
  staff: () => [mia],
};

/** The choices of both sides of the sale. */
interface Chosen {
  amount: [seller: boolean, buyer: boolean];
  names: boolean;
}
const choices: Chosen[] = [
  { amount: [false, false], names: false },
  { amount: [true, false], names: false },
  { amount: [false, true], names: true },
  { amount: [true, true], names: true },
];

/** A car with an event of this kind, and a later listing of it whose page is read. */
async function bring(kind: VehicleEventKind, seller: SignedIn, { amount, names }: Chosen): Promise<number> {
  const plate = newPlate();
  const car = await listed(seller, { plate });
  if (kind !== 'listed') {
    const id = await sell(seller, car, { buyer_id: kenji.id, sale_price: 40_123 });
    if (kind !== 'marked_sold') {
      await kenji.api.sales.confirm({ id, sale_price: 40_123 });
      await seller.api.sales.setShown({ id, show_amount: amount[0], show_name: names });
      await kenji.api.sales.setShown({ id, show_amount: amount[1], show_name: names });
    }
    if (kind === 'annulled') await mia.api.sales.decide({ id, outcome: 'annul', reason: 'It never happened' });
  }
  return listed(theo, { plate, mileage: 20_000 });
}

const valueOf: Record<HistoryPart, (event: VehicleEvent) => unknown> = {
  date: ({ at }) => at,
  mileage: ({ mileage }) => mileage,
  company: ({ company }) => company,
  seller_name: ({ seller_name }) => seller_name,
  buyer_name: ({ buyer_name }) => buyer_name,
  amount: ({ amount }) => amount,
};

/** Whether the table allows it and there is something to show. */
function isExpected(part: HistoryPart, rule: HistoryRule, isDealer: boolean, { amount, names }: Chosen): boolean {
  if (part === 'company' && !isDealer) return false;
  if (part === 'seller_name' && isDealer) return false;
  return { always: true, never: false, if_chosen: names, if_both_agree: amount[0] && amount[1] }[rule];
}

describe.each(vehicleEvents)('an event “%s”', (kind) => {
  test.each(choices)('shows everyone what the table says, with %j', async (chosen) => {
    for (const seller of [mara, grace]) {
      const car_id = await bring(kind, seller, chosen);
      for (const viewer of historyViewers)
        for (const { api } of people[viewer]()) {
          const { events } = (await api.vehicles.history({ car_id }))!;
          const event = events.find((one) => one.kind === kind && !one.is_this)!;
          const seen = historyParts.filter((part) => valueOf[part](event) !== null);
          const expected = historyParts.filter((part) =>
            isExpected(part, historyAccess[kind][part], seller === grace, chosen),
          );
          expect(seen, viewer).toEqual(expected);
          // Nothing is anywhere else in the answer either.
          const isHidden = { names: !chosen.names || kind !== 'sold', amount: !seen.includes('amount') };
          const hidden = [...(isHidden.names ? ['Mara', 'Grace', 'Kenji'] : []), ...(isHidden.amount ? ['40123'] : [])];
          expect(hidden.filter((word) => JSON.stringify(events).includes(word))).toEqual([]);
        }
    }
  });
});

test('each side sees its own choice and whether the other agreed to the amount, and can change it', async () => {
  const id = await sell(mara, await listed(mara), { buyer_id: kenji.id, sale_price: 40_123 });
  const code = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'done',
      (error: unknown) => (error as { code: string }).code,
    );
  const choose = (who: SignedIn, show_amount = true) => who.api.sales.setShown({ id, show_amount, show_name: true });
  expect(await code(choose(mara))).toBe('sale_settled');
  await kenji.api.sales.confirm({ id, sale_price: 40_123 });
  await choose(mara);
  expect((await mara.api.sales.get({ id }))!.sale.shown).toEqual({
    amount: true,
    name: true,
    other_side_amount: false,
  });
  expect((await kenji.api.sales.get({ id }))!.sale.shown).toEqual({
    amount: false,
    name: false,
    other_side_amount: true,
  });
  await choose(mara, false);
  expect((await kenji.api.sales.get({ id }))!.sale.shown.other_side_amount).toBe(false);
  expect(await code(choose(theo))).toBe('sale_not_found');
});

test('a dealer is named by its company, even if a request asks for the member’s name', async () => {
  const plate = newPlate();
  const id = await sell(grace, await listed(grace, { plate }), { buyer_id: kenji.id });
  await kenji.api.sales.confirm({ id, sale_price: null });
  const { sale } = await grace.api.sales.setShown({ id, show_amount: true, show_name: true });
  expect(sale.shown.name).toBeNull();
  const { events } = (await site.visitor().api.vehicles.history({ car_id: await listed(theo, { plate }) }))!;
  expect(events.find(({ kind }) => kind === 'sold')).toMatchObject({ company: 'Eclipse Motors', seller_name: null });
});
