import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const soldAt = (id: number, at: string) => sql`update sales set sold_at = ${at} where id = ${id}`.execute(site.db);
const monthsAgo = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString();
};

/** One sale of each state by Mara, and one by the dealer. */
async function history() {
  const make = (price: number, more: object = {}) =>
    listed(mara, { price }).then((car_id) => sell(mara, car_id, { sale_price: price, buyer_id: kenji.id, ...more }));
  const recorded = await make(1000, { sale_method: 'trade' });
  const confirmed = await make(2000, { sale_method: 'auction' });
  await kenji.api.sales.confirm({ id: confirmed, sale_price: 2000 });
  const disputed = await make(4000);
  await kenji.api.sales.dispute({ id: disputed, reason: 'Not so' });
  const annulled = await make(8000);
  await kenji.api.sales.confirm({ id: annulled, sale_price: 8000 });
  const mia = await site.as('moderator');
  await mia.api.sales.decide({ id: annulled, outcome: 'annul', reason: 'Made up' });
  const withdrawn = await make(16_000);
  await mara.api.sales.withdraw({ id: withdrawn });
  const open = await listed(mara, { make: 'Obey', model: 'Tailgater' }).then((car_id) =>
    sell(mara, car_id, { buyer_name: 'Old Joe 100%' }),
  );
  return { recorded, confirmed, disputed, annulled, open };
}

test('the user’s own history: newest first, each filter, and the totals of the matches', async () => {
  const { recorded, confirmed, disputed, annulled, open } = await history();
  const mine = async (filters: Parameters<typeof mara.api.sales.mine>[0] = {}) => {
    const { sales, summary, total } = await mara.api.sales.mine(filters);
    expect([summary.total, total]).toEqual([sales.length, sales.length]);
    return sales.map(({ id }) => id);
  };
  expect(await mine()).toEqual([open, disputed, confirmed, recorded]);
  expect(await mine({ state: 'verified' })).toEqual([confirmed]);
  expect(await mine({ state: 'pending' })).toEqual([open, disputed, recorded]);
  // A buyer without an account can't confirm, so nothing is pending.
  expect(await mine({ state: 'unconfirmed' })).toEqual([recorded]);
  expect((await mara.api.sales.mine({})).annulled).toBe(1);
  expect(await mine({ state: 'disputed' })).toEqual([disputed]);
  expect(await mine({ state: 'annulled' })).toEqual([annulled]);
  expect(await mine({ method: 'trade' })).toEqual([recorded]);
  expect(await mine({ search: 'tailGATER' })).toEqual([open]);
  expect(await mine({ search: 'kenji' })).toEqual([disputed, confirmed, recorded]);
  expect(await mine({ search: '100%' })).toEqual([open]);
  expect(await mine({ search: '10_%' })).toEqual([]);
  await soldAt(recorded, new Date(Date.now() - 31 * 86_400_000).toISOString());
  expect(await mine({ period: '30_days' })).toEqual([open, disputed, confirmed]);
  await soldAt(recorded, monthsAgo(12));
  expect(await mine({ period: '12_months' })).toEqual([open, disputed, confirmed]);
  expect(await mine({ period: 'this_month' })).toEqual([open, disputed, confirmed]);
  expect((await mara.api.sales.mine({})).summary).toEqual({
    total: 4,
    verified: 1,
    pending: 3,
    amount_set: 3,
    revenue: 7000,
  });
  expect((await kenji.api.sales.mine({ side: 'bought' })).sales.map(({ id }) => id)).toEqual([
    disputed,
    confirmed,
    recorded,
  ]);
});

test('the last twelve months, including empty ones, whatever period the list shows', async () => {
  const [first, second, third] = [
    await sell(mara, await listed(mara), { sale_price: 100 }),
    await sell(mara, await listed(mara), { sale_price: 10 }),
    await sell(mara, await listed(mara), { sale_price: 1 }),
  ];
  await soldAt(first, monthsAgo(11));
  const lastMoment = new Date(Date.parse(monthsAgo(11)) - 1).toISOString();
  await soldAt(second, lastMoment);
  await soldAt(third, monthsAgo(3));
  const { months, sales } = await mara.api.sales.mine({ period: 'this_month' });
  expect(sales).toEqual([]);
  expect(months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, one) => monthsAgo(11 - one).slice(0, 7)),
  );
  expect(months.map(({ revenue }) => revenue)).toEqual([100, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  expect(months.map(({ sales: count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
});

test('pages of twenty', async () => {
  for (let made = 0; made < 21; made++) await sell(mara, await listed(mara));
  const [first, second] = [await mara.api.sales.mine({}), await mara.api.sales.mine({ page: 2 })];
  expect([first.sales.length, second.sales.length, first.pages, first.total]).toEqual([20, 1, 2, 21]);
  expect(new Set([...first.sales, ...second.sales].map(({ id }) => id)).size).toBe(21);
  const shown = await site.visitor().api.sales.ofUser({ user_id: mara.id, page: 2 });
  expect([shown.sales.length, shown.pages]).toEqual([1, 2]);
});

test('the file has what the list shows, and no cell that a spreadsheet would execute', async () => {
  const car_id = await listed(mara, { title: '=HYPERLINK("http://evil.example")' });
  await mara.api.sales.complete({
    car_id,
    buyer_name: '@SUM(A1)',
    buyer_contact: '+4912345',
    sale_notes: '-2+3, "quoted"',
    sale_price: 39_500,
    sale_method: 'bank_transfer',
  });
  const { csv, filename } = await mara.api.sales.file({});
  expect(filename).toMatch(/^sales-\d{4}-\d\d-\d\d\.csv$/);
  const [header, row] = csv.replace('\u{FEFF}', '').split('\n');
  expect(header).toBe(
    'Date,Car,Make,Model,Year,Listed price,Sale amount,Method,Status,Seller,Dealer,Buyer,Buyer contact,Notes',
  );
  expect(row).toContain(',42000,39500,Bank transfer,Pending,Mara Quinn,');
  expect(row).not.toMatch(/(^|,)"?[=+\-@]/);
  await kenji.api.sales.file({ side: 'bought' }).then((file) => expect(file.csv).not.toContain('Buyer contact'));
});

test('dates in the file and its name are in the site’s time zone', async () => {
  const timeZone = 'Pacific/Kiritimati';
  const there = await siteForThisTest({ config: { siteTimezone: timeZone } });
  await emptyMarket(there);
  const seller = await there.as('member');
  const id = await sell(seller, await listed(seller));
  // In that zone it's 00:30 on the 10th.
  await sql`update sales set sold_at = '2026-03-09T10:30:00Z' where id = ${id}`.execute(there.db);
  const { csv, filename } = await seller.api.sales.file({});
  expect(csv.split('\n')[1]).toMatch(/^2026-03-10,/);
  expect(filename).toBe(`sales-${new Date().toLocaleDateString('sv', { timeZone })}.csv`);
});

test('valid sales of users and dealers are public, without totals of money', async () => {
  const { recorded, confirmed, disputed, open } = await history();
  const [ofPia, ofGrace] = [await sell(pia, await listed(pia)), await sell(grace, await listed(grace))];
  const { api } = site.visitor();
  const ofMara = await api.sales.ofUser({ user_id: mara.id });
  expect(ofMara.sales.map(({ id }) => id)).toEqual([open, disputed, confirmed, recorded]);
  expect(ofMara.summary).toEqual({ total: 4, verified: 1, pending: 3, amount_set: 3 });
  expect(ofMara.sales.filter(({ is_verified }) => is_verified).map(({ id }) => id)).toEqual([confirmed]);
  expect((await api.sales.ofUser({ user_id: pia.id })).sales.map(({ id }) => id)).toEqual([ofPia]);
  const dealer_id = (await api.sales.ofUser({ user_id: pia.id })).sales[0]!.dealer_id!;
  expect((await api.sales.ofDealer({ dealer_id })).sales.map(({ id }) => id)).toEqual([ofGrace, ofPia]);
  await expect(api.sales.ofUser({ user_id: 999_999 })).rejects.toMatchObject({ code: 'user_not_found' });
  await expect(api.sales.ofDealer({ dealer_id: 999_999 })).rejects.toMatchObject({ code: 'dealer_not_found' });
});

test('a banned or closed account’s sales are not listed, and the buyer keeps theirs', async () => {
  const { confirmed } = await history();
  for (const standing of ['banned', 'closed']) {
    await site.db
      .updateTable('users')
      .set({ standing, standing_reason: standing === 'banned' ? 'Fraud' : null })
      .where('id', '=', mara.id)
      .execute();
    expect((await site.visitor().api.sales.ofUser({ user_id: mara.id })).sales).toEqual([]);
    expect((await kenji.api.sales.get({ id: confirmed }))!.sale).toMatchObject({ seller_name: 'Mara Quinn' });
  }
  await site.db
    .updateTable('users')
    .set({ standing: 'active', standing_reason: null })
    .where('id', '=', mara.id)
    .execute();
});

test('the data file has sales and purchases, and closing the account erases the contact', async () => {
  const id = await sell(mara, await listed(mara), {
    buyer_id: kenji.id,
    buyer_contact: 'planted contact',
    sale_notes: 'planted notes',
  });
  const own = JSON.stringify(await mara.api.accounts.exportData({}));
  expect(own).toContain('planted notes');
  const bought = JSON.stringify(await kenji.api.accounts.exportData({}));
  expect(bought).toContain('purchases');
  expect(bought).not.toContain('planted');
  await kenji.api.accounts.closeAccount({ name: 'Kenji Mori' });
  expect((await mara.api.sales.get({ id }))!.sale).toMatchObject({
    status: 'recorded',
    buyer_name: 'Kenji Mori',
    buyer_contact: null,
    sale_notes: 'planted notes',
  });
});
