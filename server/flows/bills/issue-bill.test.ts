import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { verifiedSale } from '../../../testing/reviews/verified-sale.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { listBillKeys } from '../../features/bills/bill-keys.store.ts';
import { billSeal } from '../../features/bills/bill-seal.ts';
import { checkBillFile } from '../../features/bills/check-bill-file.ts';
import { readBillText } from '../../features/bills/bill-text.ts';
import { issueDueBills } from './issue-due-bills.ts';
import { replaceSigningKey } from './signing-key.ts';

const appKey = randomBytes(32);
const bills = { seal: billSeal(appKey), siteName: 'Forecourt', log: { warn: () => undefined } };
const now = () => new Date('2026-11-19T05:00:00Z');
let site: Site;
let mara: SignedIn, kenji: SignedIn, mia: SignedIn;
beforeAll(async () => {
  site = await startSite({ appKey });
  [mara, kenji, mia] = [await site.as('member'), await site.as('otherMember'), await site.as('moderator')];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

interface Row {
  number: string;
  revision: number;
  amount: number | null;
  content: string;
}
const billsOf = async (saleId: number) =>
  (
    await sql<Row>`select number, revision, amount, content from bills where sale_id = ${saleId} order by revision`.execute(
      site.db,
    )
  ).rows;
const due = async () => (await sql<{ sale_id: number }>`select sale_id from bills_due`.execute(site.db)).rows;
const genuine = async (number: string) => {
  const { text } = await kenji.api.bills.file({ number });
  const keys = new Map((await listBillKeys(site.db)).map(({ id, public_key }) => [id, public_key]));
  return checkBillFile(Buffer.from(text), keys).isGenuine;
};

const unguarded = (change: RawBuilder<unknown>) =>
  site.db.transaction().execute(async (tx) => {
    await sql`alter table bills disable trigger bills_never_change`.execute(tx);
    await change.execute(tx);
    await sql`alter table bills enable trigger bills_never_change`.execute(tx);
  });

async function confirmed(sale_price: number | null = 40_000): Promise<number> {
  const id = await sell(mara, await listed(mara, { plate: 'AB 12' }), { buyer_id: kenji.id, sale_price });
  await kenji.api.sales.confirm({ id, sale_price });
  return id;
}

test('confirming a purchase issues its bill in the same moment, with the facts of that moment', async () => {
  const id = await sell(mara, await listed(mara, { plate: 'ab 12' }), { buyer_id: kenji.id, sale_price: 40_000 });
  expect(await billsOf(id)).toEqual([]);
  const { sale } = await kenji.api.sales.confirm({ id, sale_price: 40_000 });
  const [bill, ...more] = await billsOf(id);
  expect(more).toEqual([]);
  expect(sale.bill_number).toBe(bill!.number);
  expect(readBillText(bill!.content)).toMatchObject({
    number: bill!.number,
    replaces: null,
    site: 'Forecourt',
    seller: 'Mara Quinn',
    buyer: 'Kenji Mori',
    company: null,
    amount: 40_000,
    make: 'Karin',
    model: 'Sultan',
    year: 2021,
    mileage: 18_500,
    plate: 'AB 12',
    recorded_at: sale.sale_date,
    verified_at: sale.confirmed_at,
  });
  expect(await genuine(bill!.number)).toBe(true);
  expect(await due()).toEqual([]);
});

test('a sale that staff uphold has a bill, and one that is only recorded or disputed has none', async () => {
  const id = await sell(mara, await listed(mara), { buyer_id: kenji.id });
  await kenji.api.sales.dispute({ id, reason: 'Not so' });
  expect(await billsOf(id)).toEqual([]);
  await mia.api.sales.decide({ id, outcome: 'uphold', reason: 'The buyer confirmed it in a message' });
  expect(await billsOf(id)).toMatchObject([{ revision: 1, amount: null }]);
});

test('a corrected amount issues a second bill that references the first, and a declined one doesn’t', async () => {
  const id = await confirmed();
  const propose = async (sale_price: number, agree: boolean) => {
    const { sale } = await mara.api.sales.setAmount({ id, sale_price });
    await kenji.api.sales.answerAmount({ id, proposed_id: sale.proposed!.id, agree });
  };
  await propose(1, false);
  expect(await billsOf(id)).toHaveLength(1);
  await sql`update cars set plate = 'NEW 1'`.execute(site.db);
  await propose(41_000, true);
  const [first, second] = await billsOf(id);
  const [one, two] = [readBillText(first!.content)!, readBillText(second!.content)!];
  expect(two).toEqual({ ...one, number: two.number, replaces: one.number, amount: 41_000, issued_at: two.issued_at });
  expect((await kenji.api.bills.get({ number: one.number }))?.bill).toMatchObject({
    state: 'replaced',
    replaced_by: two.number,
  });
  expect((await kenji.api.sales.get({ id }))!.sale.bill_number).toBe(two.number);
  // Back to the first amount is a state of its own.
  await propose(40_000, true);
  expect((await billsOf(id)).map(({ revision, amount }) => [revision, amount])).toEqual([
    [1, 40_000],
    [2, 41_000],
    [3, 40_000],
  ]);
});

test('an annulled sale has no bill number any more, and its bill says so', async () => {
  const id = await confirmed();
  const [{ number }] = (await billsOf(id)) as [Row];
  await mia.api.sales.decide({ id, outcome: 'annul', reason: 'It never happened' });
  expect((await kenji.api.bills.get({ number }))?.bill).toMatchObject({
    state: 'annulled',
    annulled_at: expect.any(String) as string,
  });
  expect((await mara.api.sales.get({ id }))!.sale.bill_number).toBeNull();
});

test('confirming twenty times at once issues one bill', async () => {
  const id = await sell(mara, await listed(mara), { buyer_id: kenji.id });
  await Promise.allSettled(Array.from({ length: 20 }, () => kenji.api.sales.confirm({ id, sale_price: null })));
  expect(await billsOf(id)).toHaveLength(1);
});

test('earlier sales get their bills from the job, once, however often and in however many processes it runs', async () => {
  const sale = { sellerId: mara.id, buyerId: kenji.id };
  const ids = await Promise.all(Array.from({ length: 5 }, () => verifiedSale(site.db, sale)));
  expect(await due()).toHaveLength(5);
  await Promise.all([1, 2, 3].map(() => issueDueBills(site.db, bills, now)));
  await issueDueBills(site.db, bills, now);
  for (const id of ids) {
    const [bill, ...more] = await billsOf(id);
    expect(more).toEqual([]);
    expect(await genuine(bill!.number)).toBe(true);
  }
  expect(await due()).toEqual([]);
});

test('a bill that can’t be issued stays due and doesn’t hold up the others', async () => {
  const sale = { sellerId: mara.id, buyerId: kenji.id };
  const [bad, good] = [await verifiedSale(site.db, sale), await verifiedSale(site.db, sale)];
  await issueDueBills(site.db, bills, now);
  await unguarded(sql`update bills set content = 'nonsense' where sale_id = ${bad}`);
  await sql`update sales set sale_price = 1`.execute(site.db);
  const warned: unknown[] = [];
  await issueDueBills(site.db, { ...bills, log: { warn: (one: unknown) => void warned.push(one) } }, now);
  expect(await due()).toEqual([{ sale_id: bad }]);
  expect(await billsOf(good)).toHaveLength(2);
  expect(warned).toEqual([expect.objectContaining({ saleId: bad })]);
});

test('the database refuses a second bill for one state, and any change of a bill', async () => {
  const id = await confirmed();
  await expect(
    sql`insert into bills (number, sale_id, revision, content, key_id, signature, link_salt, issued_at)
      select 'FC-2222222222', sale_id, 1, content, key_id, signature, link_salt, now() from bills where sale_id = ${id}`.execute(
      site.db,
    ),
  ).rejects.toThrow('bills_sale_id_revision_key');
  for (const change of [
    sql`content = content || ' '`,
    sql`amount = 1`,
    sql`signature = decode(repeat('00', 64), 'hex')`,
  ])
    await expect(sql`update bills set ${change} where sale_id = ${id}`.execute(site.db)).rejects.toThrow(
      'never changes',
    );
});

test('a text that was changed behind the trigger is shown as altered, to everyone', async () => {
  const id = await confirmed();
  const [{ number }] = (await billsOf(id)) as [Row];
  await unguarded(sql`update bills set content = replace(content, 'amount: 40000', 'amount: 90000')`);
  expect((await kenji.api.bills.get({ number }))?.bill).toMatchObject({ state: 'altered', has_file: false });
  expect((await site.visitor().api.bills.get({ number }))?.bill).toMatchObject({ state: 'altered' });
});

test('after a rotation new bills have the new key, and the earlier ones stay genuine', async () => {
  const [{ number: before }] = (await billsOf(await confirmed())) as [Row];
  const id = await replaceSigningKey(site.db, bills.seal);
  const [{ number: after, content }] = (await billsOf(await confirmed())) as [Row];
  expect(readBillText(content)!.key).toBe(id);
  expect([await genuine(before), await genuine(after)]).toEqual([true, true]);
  expect((await kenji.api.bills.get({ number: before }))?.bill.state).toBe('genuine');
  const published = (await (await fetch(`${site.url}/.well-known/forecourt-keys.json`)).json()) as {
    keys: { id: string }[];
  };
  expect(published.keys[0]).toEqual({
    id,
    public_key: expect.any(String) as string,
    created_at: expect.any(String) as string,
    retired_at: null,
  });
  expect(JSON.stringify(published)).not.toContain('PRIVATE');
  const { rows } = await sql`select from bill_keys where retired_at is not null and sealed is not null`.execute(
    site.db,
  );
  expect(rows).toEqual([]);
});

test('with another APP_KEY the site signs with another key, and old bills stay genuine', async () => {
  const first = await siteForThisTest();
  const buyer = await first.as('otherMember');
  const seller = await first.as('member');
  await emptyMarket(first);
  const prove = async (by: Site, as: SignedIn) => {
    const id = await sell(await by.as('member'), await listed(await by.as('member')), { buyer_id: buyer.id });
    return (await as.api.sales.confirm({ id, sale_price: null })).sale.bill_number!;
  };
  const before = await prove(first, buyer);
  const second = await siteForThisTest({ on: first.database });
  const after = await prove(second, await second.as('otherMember'));
  const shown = await Promise.all([before, after].map((number) => seller.api.bills.get({ number })));
  expect(shown.map((one) => one?.bill.state)).toEqual(['genuine', 'genuine']);
  expect(shown[0]!.bill.details!.key_id).not.toBe(shown[1]!.bill.details!.key_id);
});
