import { contract } from '@forecourt/contract/contract.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

const secrets = ['planted contact', 'planted notes'];

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn;
let known: Record<string, unknown[]>;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
  await emptyMarket(site);
  const given = { buyer_id: kenji.id, buyer_contact: secrets[0]!, sale_notes: secrets[1]!, sale_price: 40_000 };
  const cars = [await listed(mara), await listed(grace), await listed(grace)];
  const sales = [];
  for (const [index, seller] of [mara, grace, grace].entries())
    sales.push((await seller.api.sales.complete({ car_id: cars[index]!, ...given })).sale);
  await kenji.api.sales.confirm({ id: sales[0]!.id, sale_price: 40_000 });
  await mara.api.sales.setAmount({ id: sales[0]!.id, sale_price: 41_000 });
  const { sale: disputed } = await kenji.api.sales.dispute({ id: sales[1]!.id, reason: 'Not so' });
  await noticesWritten(site);
  const saleIds = sales.map(({ id }) => id);
  const conversations = sales.map(({ conversation_id }) => conversation_id);
  known = {
    id: [...saleIds, ...cars, disputed.ticket_id],
    car_id: cars,
    sale_id: saleIds,
    ticket_id: [disputed.ticket_id],
    conversation_id: conversations,
    user_id: [mara.id, kenji.id],
    dealer_id: [sales[1]!.dealer_id],
    dealer_account_id: [sales[1]!.dealer_id],
    side: ['sold', 'bought'],
    search: ['planted'],
    query: ['planted'],
    limit: [50],
  };
});
afterAll(() => site.close());

/** Every combination of known inputs for a call, up to a limit each. */
function inputsOf(call: AnyCall): Record<string, unknown>[] {
  const shape = (call.input as z.ZodObject).shape as Record<string, unknown>;
  return Object.keys(shape)
    .filter((key) => key in known && (key !== 'search' || !('side' in shape)))
    .reduce<Record<string, unknown>[]>(
      (inputs, key) => inputs.flatMap((input) => known[key]!.map((value) => ({ ...input, [key]: value }))),
      [{}],
    )
    .slice(0, 16);
}

/** Everything a user can read: every read-only call with every known id. */
async function everythingReadBy({ api }: Pick<SignedIn, 'api'>): Promise<string> {
  const read: string[] = [];
  for (const [feature, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries<AnyCall>(calls)) {
      if (call.address.method !== 'GET' || call.isStream) continue;
      const ask = (api as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>)[feature]![
        name
      ]!;
      for (const input of inputsOf(call))
        read.push(
          await ask(input).then(
            (answer) => JSON.stringify(answer),
            (error: unknown) => (error as { code: string }).code,
          ),
        );
    }
  return read.join('\n');
}

test('the seller’s side can read its notes and the buyer’s contact, and the walk finds them', async () => {
  for (const seller of [mara, await site.as('dealerManager')]) {
    const read = await everythingReadBy(seller);
    for (const secret of secrets) expect(read).toContain(secret);
  }
});

test.each(['otherMember', 'dealerStaff', 'moderator'] as const)('no response to %s contains them', async (persona) => {
  const person = await site.as(persona);
  const read = await everythingReadBy(person);
  for (const secret of secrets) expect(read).not.toContain(secret);
});

test('no response to a visitor contains them, and neither do responses to the buyer’s actions', async () => {
  const read = await everythingReadBy(site.visitor());
  expect(read).toContain('"seller_name":"Mara Quinn"');
  for (const secret of secrets) expect(read).not.toContain(secret);
  const { sales } = await kenji.api.sales.mine({ side: 'bought' });
  expect(sales).not.toEqual([]);
  const proposed = sales.find((sale) => sale.proposed !== null)!;
  const acted = [
    await kenji.api.sales.answerAmount({ id: proposed.id, proposed_id: proposed.proposed!.id, agree: true }),
    await kenji.api.sales.confirm({ id: sales.find(({ status }) => status === 'recorded')!.id, sale_price: 40_000 }),
  ];
  for (const secret of secrets) expect(JSON.stringify(acted)).not.toContain(secret);
});

test('a buyer who hides their name is named only to the two sides', async () => {
  const lists = async (who: Pick<SignedIn, 'api'>) => [
    ...(await who.api.sales.ofUser({ user_id: mara.id })).sales,
    ...(await who.api.sales.ofDealer({ dealer_id: known.dealer_id![0] as number })).sales,
  ];
  const named = async () => (await lists(site.visitor())).map(({ buyer_name }) => buyer_name);
  expect(await named()).toContain('Kenji Mori');
  await site.db.updateTable('users').set({ hides_as_buyer: true }).where('id', '=', kenji.id).execute();
  for (const reader of [site.visitor(), mara, kenji, grace, await site.as('admin')]) {
    expect((await lists(reader)).map(({ buyer_id, buyer_name }) => [buyer_id, buyer_name])).not.toContainEqual(
      expect.arrayContaining([kenji.id]),
    );
    expect(JSON.stringify(await lists(reader))).not.toContain('Kenji');
  }
  expect((await mara.api.sales.mine({})).sales[0]).toMatchObject({ buyer_name: 'Kenji Mori' });
  expect((await kenji.api.sales.mine({ side: 'bought' })).sales[0]).toMatchObject({ buyer_name: 'Kenji Mori' });
  // Typing the name doesn't work either.
  const car_id = await listed(pia);
  await pia.api.sales.complete({ car_id, buyer_name: 'kenji  MORI' });
  expect(JSON.stringify(await lists(site.visitor())).toLowerCase()).not.toContain('mori');
});
