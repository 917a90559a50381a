import {
  billAccess,
  billParts,
  billStates,
  type BillPart,
  type BillState,
  type BillViewer,
} from '@forecourt/contract/bills/bill-access.ts';
import type { Bill } from '@forecourt/contract/bills/bills.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn,
  kenji: SignedIn,
  pia: SignedIn,
  grace: SignedIn,
  theo: SignedIn,
  mia: SignedIn,
  ana: SignedIn,
  sam: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, kenji, theo] = [await site.as('member'), await site.as('otherMember'), await site.as('firstCharacter')];
  [pia, grace] = [await site.as('dealerStaff'), await site.as('dealerOwner')];
  [mia, ana, sam] = [await site.as('moderator'), await site.as('analyst'), await site.as('support')];
});
afterAll(() => site.close());

type Anyone = Pick<SignedIn, 'api'>;
const secretWords = ['Mara Quinn', 'Pia Moreau', 'Eclipse Motors', 'Kenji Mori', '40123', '40,123'];

interface Proof {
  number: string;
  key: string;
  saleId: number;
  seller: SignedIn;
}

async function proven(seller: SignedIn): Promise<Proof> {
  const id = await sell(seller, await listed(seller), { buyer_id: kenji.id, sale_price: 40_123 });
  const { sale } = await kenji.api.sales.confirm({ id, sale_price: 40_123 });
  const number = sale.bill_number!;
  return { number, key: (await kenji.api.bills.get({ number }))!.bill.link_key!, saleId: id, seller };
}

/** Brings a genuine bill into each state. */
const bring: Record<BillState, (proof: Proof) => Promise<unknown>> = {
  genuine: async () => undefined,
  async replaced({ saleId, seller }) {
    const { sale } = await seller.api.sales.setAmount({ id: saleId, sale_price: 41_000 });
    await kenji.api.sales.answerAmount({ id: saleId, proposed_id: sale.proposed!.id, agree: true });
  },
  annulled: ({ saleId }) => mia.api.sales.decide({ id: saleId, outcome: 'annul', reason: 'It never happened' }),
  altered: ({ number }) =>
    site.db.transaction().execute(async (tx) => {
      await sql`alter table bills disable trigger bills_never_change`.execute(tx);
      await sql`update bills set signature = decode(repeat('00', 64), 'hex') where number = ${number}`.execute(tx);
      await sql`alter table bills enable trigger bills_never_change`.execute(tx);
    }),
};

/** Everyone who counts as this viewer. */
const people: Record<BillViewer, () => [who: string, person: Anyone, hasKey?: true][]> = {
  visitor: () => [
    ['a visitor', site.visitor()],
    ['another member', theo],
    ['an analyst', ana],
  ],
  link: () => [
    ['a visitor with the link', site.visitor(), true],
    ['another member with the link', theo, true],
    ['an analyst with the link', ana, true],
  ],
  party: () => [['the buyer', kenji]],
  staff: () => [
    ['a moderator', mia],
    ['support', sam],
  ],
};

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

/** Whether a person gets this part over HTTP. */
const gets: Record<BillPart, (bill: Bill, person: Anyone, asked: { number: string; key?: string }) => unknown> = {
  summary: (bill, _, { number }) => bill.number === number && bill.make === 'Karin' && bill.verified_at !== null,
  details: (bill) => bill.details !== null && secretWords.some((word) => JSON.stringify(bill).includes(word)),
  file: async (bill, { api }, asked) => {
    const isDone = (await code(api.bills.file(asked))) === 'done';
    expect(bill.has_file).toBe(isDone);
    return isDone;
  },
  link: (bill) => bill.link_key !== null,
  replace_link: async (bill, { api }, { number }) => {
    const isDone = (await code(api.bills.replaceLink({ number }))) === 'done';
    expect(bill.may_replace_link).toBe(isDone);
    return isDone;
  },
};

async function partsFor(person: Anyone, asked: { number: string; key?: string }): Promise<BillPart[]> {
  const { bill } = (await person.api.bills.get(asked))!;
  const seen: BillPart[] = [];
  for (const part of billParts) if (await gets[part](bill, person, asked)) seen.push(part);
  const leaked = seen.includes('details') ? [] : secretWords.filter((word) => JSON.stringify(bill).includes(word));
  expect(leaked, 'nothing private in the answer').toEqual([]);
  return seen;
}

describe.each(billStates)('a bill that is %s', (state) => {
  test.each(Object.entries(billAccess[state]) as [BillViewer, readonly BillPart[]][])(
    'shows %s what the table says',
    async (viewer, parts) => {
      // Private sales and those of a dealer: the seller's side of a dealer is everyone who reads its sales.
      for (const seller of [mara, pia]) {
        const proof = await proven(seller);
        await bring[state](proof);
        const sellers: [string, Anyone][] =
          seller === mara
            ? [['the seller', mara]]
            : [
                ['the seller', pia],
                ['the dealer’s owner', grace],
              ];
        const everyone = [...people[viewer](), ...(viewer === 'party' ? sellers : [])];
        for (const [who, person, hasKey] of everyone) {
          // Each replaces the link, so the key is read again.
          const now = (await kenji.api.bills.get({ number: proof.number }))!.bill.link_key ?? proof.key;
          const asked = { number: proof.number, ...(hasKey && { key: now }) };
          expect(await partsFor(person, asked), who).toEqual(parts);
        }
      }
    },
  );
});

test('a replaced link stops showing names right away, whichever side replaced it, and a wrong key is no better than none', async () => {
  const { number, key } = await proven(mara);
  const seen = async (given?: string) =>
    partsFor(site.visitor(), { number, ...(given !== undefined && { key: given }) });
  expect(await seen(key)).toContain('details');
  const { link_key } = await mara.api.bills.replaceLink({ number });
  expect(link_key).not.toBe(key);
  expect(await seen(key)).toEqual(['summary']);
  expect(await seen(link_key)).toContain('details');
  const second = await kenji.api.bills.replaceLink({ number });
  expect(await seen(link_key)).toEqual(['summary']);
  for (const wrong of ['', 'x', second.link_key.slice(0, -1), `${second.link_key}A`])
    expect(await seen(wrong)).toEqual(['summary']);
});

test('an unknown, a mistyped and a private thing answer alike', async () => {
  const { number } = await proven(mara);
  const unknown = 'FC-2222222222';
  const visitor = site.visitor();
  for (const one of [unknown, 'nonsense', `${number}2`])
    expect(await visitor.api.bills.get({ number: one })).toBeNull();
  const answers = await Promise.all(
    [unknown, 'nonsense', number].map(async (one) => {
      const response = await visitor.browser.fetch(`/api/bills.php?action=file&number=${one}`);
      return [response.status, await response.text()];
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  for (const one of [unknown, 'nonsense', number])
    expect(await code(theo.api.bills.replaceLink({ number: one }))).toBe('bill_not_found');
});

test('closing an account changes nothing for the other side, and names stay', async () => {
  const own = await siteForThisTest();
  await emptyMarket(own);
  const [seller, buyer] = [await own.as('member'), await own.as('otherMember')];
  const id = await sell(seller, await listed(seller), { buyer_id: buyer.id, sale_price: 40_123 });
  const number = (await buyer.api.sales.confirm({ id, sale_price: 40_123 })).sale.bill_number!;
  const { link_key } = (await seller.api.bills.get({ number }))!.bill;
  await buyer.api.accounts.closeAccount({ name: 'Kenji Mori' });
  expect((await seller.api.bills.get({ number }))!.bill).toMatchObject({
    state: 'genuine',
    details: { buyer: 'Kenji Mori' },
    has_file: true,
  });
  expect((await own.visitor().api.bills.get({ number, key: link_key! }))!.bill.details).toMatchObject({
    buyer: 'Kenji Mori',
  });
  // Their session has ended, so they are a visitor now.
  expect((await buyer.api.bills.get({ number }))!.bill.details).toBeNull();
});

test('guessing numbers is limited', async () => {
  const limited = await siteForThisTest({ config: { rateLimits: true } });
  const { api } = limited.visitor();
  const codes = new Set<string>();
  for (let guess = 0; guess < 130; guess++) codes.add(await code(api.bills.get({ number: `FC-${guess}` })));
  expect(codes).toContain('too_many_requests');
});
