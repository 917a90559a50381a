import {
  billAccess,
  billParts,
  billStates,
  billViewers,
  type BillPart,
  type BillState,
  type BillViewer,
} from '@forecourt/contract/bills/bill-access.ts';
import type { Bill } from '@forecourt/contract/bills/bills.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

type Anyone = Pick<SignedIn, 'api'>;
const secretWords = ['Mara Quinn', 'Pia Moreau', 'Eclipse Motors', 'Kenji Mori', '40123', '40,123'];

const signedInAs = {
  mara: 'member',
  kenji: 'otherMember',
  theo: 'firstCharacter',
  pia: 'dealerStaff',
  grace: 'dealerOwner',
  mia: 'moderator',
  ana: 'analyst',
  sam: 'support',
} as const;
type World = Record<keyof typeof signedInAs, SignedIn> & { site: Site };

async function openWorld(): Promise<World> {
  const site = await startSite();
  await emptyMarket(site);
  const people = Object.entries(signedInAs).map(async ([name, persona]) => [name, await site.as(persona)] as const);
  return { site, ...(Object.fromEntries(await Promise.all(people)) as Omit<World, 'site'>) };
}

interface Proof {
  number: string;
  key: string;
  saleId: number;
  seller: SignedIn;
}

/** A genuine bill. Kenji is the buyer. */
async function proven({ kenji }: World, seller: SignedIn): Promise<Proof> {
  const id = await sell(seller, await listed(seller), { buyer_id: kenji.id, sale_price: 40_123 });
  const { sale } = await kenji.api.sales.confirm({ id, sale_price: 40_123 });
  const number = sale.bill_number!;
  return { number, key: (await kenji.api.bills.get({ number }))!.bill.link_key!, saleId: id, seller };
}

/** Brings a genuine bill into each state. */
const bring: Record<BillState, (world: World, proof: Proof) => Promise<unknown>> = {
  genuine: async () => undefined,
  async replaced({ kenji }, { saleId, seller }) {
    const { sale } = await seller.api.sales.setAmount({ id: saleId, sale_price: 41_000 });
    await kenji.api.sales.answerAmount({ id: saleId, proposed_id: sale.proposed!.id, agree: true });
  },
  annulled: ({ mia }, { saleId }) =>
    mia.api.sales.decide({ id: saleId, outcome: 'annul', reason: 'It never happened' }),
  altered: ({ site }, { number }) =>
    site.db.transaction().execute(async (tx) => {
      await sql`alter table bills disable trigger bills_never_change`.execute(tx);
      await sql`update bills set signature = decode(repeat('00', 64), 'hex') where number = ${number}`.execute(tx);
      await sql`alter table bills enable trigger bills_never_change`.execute(tx);
    }),
};

type Closed = 'buyer' | 'seller' | null;

/** Everyone who counts as this viewer of a bill. */
function peopleOf({ site, ...world }: World, viewer: BillViewer, { seller }: Proof, closed: Closed) {
  const { mara, kenji, theo, pia, grace, mia, ana, sam } = world;
  const dealers: [string, Anyone][] = [
    ['the seller', pia],
    ['the dealer’s owner', grace],
  ];
  const privately: [string, Anyone][] = closed === 'seller' ? [] : [['the seller', mara]];
  const people: Record<BillViewer, [who: string, person: Anyone, hasKey?: true][]> = {
    visitor: [['a visitor', site.visitor()]],
    member: [
      ['another member', theo],
      ['an analyst', ana],
      ...(seller === mara ? [['a dealer’s owner', grace] as [string, Anyone]] : []),
    ],
    closed_account: [[`the ${closed} of before`, closed === 'buyer' ? kenji : mara]],
    link: [
      ['a visitor with the link', site.visitor(), true],
      ['another member with the link', theo, true],
      ['an analyst with the link', ana, true],
    ],
    party: [
      ...(seller === pia ? dealers : privately),
      ...(closed === 'buyer' ? [] : [['the buyer', kenji] as [string, Anyone]]),
    ],
    staff: [
      ['a moderator', mia],
      ['support', sam],
    ],
  };
  return people[viewer];
}

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

/** Whether a person gets this part over HTTP. */
const gets: Record<BillPart, (bill: Bill, person: Anyone, asked: { number: string; key?: string }) => unknown> = {
  summary: (bill, _, { number }) => bill.number === number && bill.make === 'Karin' && bill.verified_at !== null,
  details: ({ details }) => details?.buyer === 'Kenji Mori' && details.amount === 40_123,
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

describe.each<[string, Closed]>([
  ['both accounts are open', null],
  ['the buyer has closed their account', 'buyer'],
  ['the seller has closed their account', 'seller'],
])('when %s', (_, closed) => {
  let world: World;
  const proofs: [BillState, Proof][] = [];
  beforeAll(async () => {
    world = await openWorld();
    const { mara, kenji, pia } = world;
    // Private sales and those of a dealer, whose side is everyone who reads its sales.
    for (const seller of closed === 'seller' ? [mara] : [mara, pia])
      for (const state of billStates) {
        const proof = await proven(world, seller);
        await bring[state](world, proof);
        proofs.push([state, proof]);
      }
    if (closed === 'buyer') await kenji.api.accounts.closeAccount({ name: 'Kenji Mori' });
    if (closed === 'seller') await mara.api.accounts.closeAccount({ name: 'Mara Quinn' });
  });
  afterAll(() => world.site.close());

  const viewers = billViewers.filter((viewer) => viewer !== 'closed_account' || closed !== null);
  test.each(billStates.flatMap((state) => viewers.map((viewer) => [state, viewer] as const)))(
    'a bill that is %s shows “%s” what the table says',
    async (state, viewer) => {
      for (const [, proof] of proofs.filter(([its]) => its === state)) {
        const { number, key, seller } = proof;
        for (const [who, person, hasKey] of peopleOf(world, viewer, proof, closed)) {
          // Those who can replace the link do so, and then its key is another.
          const party = closed === 'buyer' ? seller : world.kenji;
          const now = (await party.api.bills.get({ number }))!.bill.link_key ?? key;
          expect(await partsFor(person, { number, ...(hasKey && { key: now }) }), who).toEqual(
            billAccess[state][viewer],
          );
        }
      }
    },
  );
});
