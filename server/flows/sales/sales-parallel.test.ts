import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const inParallel = async (count: number, attempt: (index: number) => Promise<unknown>) => {
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      attempt(index).then(
        () => 'done',
        (error: unknown) => (error as { code: string }).code,
      ),
    ),
  );
  return Object.fromEntries(
    Map.groupBy(outcomes, (one) => one)
      .entries()
      .map(([one, all]) => [one, all.length]),
  );
};
const count = async (table: 'sales' | 'sale_amounts' | 'tickets') =>
  (await site.db.selectFrom(table).select('id').execute()).length;
const statusOf = async (table: 'sales' | 'cars', id: number) =>
  (await site.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const cards = async () =>
  (await site.db.selectFrom('messages').select('id').where('card_kind', '=', 'purchase').execute()).length;

test('fifty concurrent attempts to mark a car as sold make one sale, and its buyer is asked once', async () => {
  const car_id = await listed(grace);
  const sellers = [grace, pia];
  const outcomes = await inParallel(50, (index) =>
    sellers[index % 2]!.api.sales.complete({ car_id, buyer_id: kenji.id, sale_price: 1000 + index }),
  );
  expect(outcomes).toEqual({ done: 1, already_sold: 49 });
  expect([await count('sales'), await count('sale_amounts'), await cards()]).toEqual([1, 1, 1]);
});

test('fifty concurrent replies and withdrawals have one outcome, and the car matches it', async () => {
  for (let round = 0; round < 4; round++) {
    const car_id = await listed(mara);
    const id = await sell(mara, car_id, { buyer_id: kenji.id });
    const before = await count('tickets');
    const outcomes = await inParallel(50, (index) => {
      if (index % 3 === 0) return mara.api.sales.withdraw({ id });
      if (index % 3 === 1) return kenji.api.sales.confirm({ id, sale_price: null });
      return kenji.api.sales.dispute({ id, reason: 'I never bought it' });
    });
    expect(outcomes).toEqual({ done: 1, sale_settled: 49 });
    const status = await statusOf('sales', id);
    expect(await statusOf('cars', car_id)).toBe(status === 'withdrawn' ? 'active' : 'sold');
    expect((await count('tickets')) - before).toBe(status === 'disputed' ? 1 : 0);
  }
});

test('a confirmed amount is one the buyer saw, however often it changes', async () => {
  const id = await sell(mara, await listed(mara), { buyer_id: kenji.id, sale_price: 1000 });
  const confirmed: (number | null)[][] = [];
  const confirm = async () => {
    const seen = (await kenji.api.sales.get({ id }))!.sale.sale_price;
    const { sale } = await kenji.api.sales.confirm({ id, sale_price: seen });
    confirmed.push([sale.sale_price, seen]);
  };
  await inParallel(40, (index) =>
    index % 2 === 0 ? mara.api.sales.setAmount({ id, sale_price: 1000 + index }) : confirm(),
  );
  expect(confirmed.every(([stands, seen]) => stands === seen)).toBe(true);
  const { sale } = (await kenji.api.sales.get({ id }))!;
  const amounts = await site.db.selectFrom('sale_amounts').select(['amount', 'status']).orderBy('id').execute();
  expect(amounts.filter(({ status }) => status === 'set').at(-1)?.amount).toBe(sale.sale_price);
  expect(amounts.filter(({ status }) => status === 'proposed').length).toBeLessThanOrEqual(1);
});

test('of many replies to a proposed amount only one counts', async () => {
  const id = await sell(mara, await listed(mara), { buyer_id: kenji.id, sale_price: 1000 });
  await kenji.api.sales.confirm({ id, sale_price: 1000 });
  const { sale } = await mara.api.sales.setAmount({ id, sale_price: 2000 });
  const proposed_id = sale.proposed!.id;
  const outcomes = await inParallel(50, (index) =>
    index % 2 === 0
      ? kenji.api.sales.answerAmount({ id, proposed_id, agree: true })
      : mara.api.sales.answerAmount({ id, proposed_id, agree: false }),
  );
  expect(outcomes).toEqual({ done: 1, sale_changed: 49 });
  const [answer] = await site.db.selectFrom('sale_amounts').select('status').where('id', '=', proposed_id).execute();
  expect((await kenji.api.sales.get({ id }))!.sale.sale_price).toBe(answer?.status === 'agreed' ? 2000 : 1000);
});

test('concurrent selling, deleting, reserving and withdrawing leave a car consistent with its sale', async () => {
  for (let round = 0; round < 4; round++) {
    const car_id = await listed(mara);
    await inParallel(40, async (index) => {
      if (index % 4 === 0) return mara.api.sales.complete({ car_id });
      if (index % 4 === 1)
        return mara.api.cars.change({ id: car_id, transition: index % 8 === 1 ? 'reserve' : 'release' });
      if (index % 4 === 2)
        return mara.api.cars.change({ id: car_id, transition: index % 8 === 2 ? 'delete' : 'restore' });
      const { sale } = await mara.api.sales.ofCar({ car_id });
      return sale ? mara.api.sales.withdraw({ id: sale.id }) : null;
    });
    const car = await site.db
      .selectFrom('cars')
      .select(['status', 'status_before', 'sold_at'])
      .where('id', '=', car_id)
      .executeTakeFirstOrThrow();
    const standing = await site.db
      .selectFrom('sales')
      .select('id')
      .where('car_id', '=', car_id)
      .where('status', '=', 'recorded')
      .execute();
    const isSold = (car.status === 'removed' ? car.status_before : car.status) === 'sold';
    expect([standing.length, car.sold_at !== null]).toEqual(isSold ? [1, true] : [0, false]);
  }
});
