import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { waitsFor } from '../../../testing/waits-for.ts';

let site: Site;
let grace: SignedIn, dev: SignedIn, mara: SignedIn;
let dealer_account_id: number;

beforeAll(async () => {
  site = await startSite();
  [grace, dev, mara] = await Promise.all([site.as('dealerOwner'), site.as('dealerManager'), site.as('member')]);
  const seat = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', dev.id);
  ({ dealer_account_id } = await seat.executeTakeFirstOrThrow());
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

/** Simulates a colleague who is changing Dev's role and hasn't committed yet. */
const becomes = (role: string) => sql`update dealer_team_members set role = ${role} where user_id = ${dev.id}`;
const talk = async () => (await mara.api.messaging.create({ dealer_id: dealer_account_id })).id;

/** Dev's actions for his dealer, each prepared in advance. */
const ways: Record<string, () => Promise<() => Promise<unknown>>> = {
  'starts a listing': async () => () => dev.api.cars.create({}),
  'edits one': async () => {
    const id = await draft(grace);
    return () => dev.api.cars.update({ id, price: 5 });
  },
  'reserves one': async () => {
    const id = await listed(grace);
    return () => dev.api.cars.change({ id, transition: 'reserve' });
  },
  'changes its photos': async () => {
    const id = await draft(grace);
    const photo = [asFile(await picture('jpeg', 640, 480), 'car.jpg')];
    return () => dev.api.photos.add({ car_id: id, files: { photo } });
  },
  'buys something for it': async () => {
    const car_id = await listed(grace);
    return () => dev.api.payments.purchaseFeatured({ car_id, user_id: dev.id });
  },
  'replies to a buyer': async () => {
    const conversation_id = await talk();
    await mara.api.messaging.sendMessage({ conversation_id, sender_id: mara.id, content: 'Is it there?' });
    return () => dev.api.messaging.sendMessage({ conversation_id, sender_id: dev.id, content: 'It is.' });
  },
  'invites someone': async () => () => dev.api.dealers.invite({ dealer_account_id, user_id: mara.id, role: 'staff' }),
};

test.each(Object.keys(ways))('someone who %s for a dealer waits for a concurrent change of their seat', async (way) => {
  const act = await ways[way]!();
  expect(await waitsFor(site, becomes('manager'), act)).toBe(true);
});

test('a right removed at that moment no longer applies', async () => {
  const id = await listed(grace);
  const remove = () => dev.api.cars.change({ id, transition: 'delete' });
  await expect(waitsFor(site, becomes('staff'), remove)).rejects.toMatchObject({ code: 'not_allowed' });
  await becomes('manager').execute(site.db);
  const off = sql`delete from dealer_team_members where user_id = ${dev.id}`;
  await expect(waitsFor(site, off, () => dev.api.cars.create({}))).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await site.db.selectFrom('cars').select('id').where('seller_id', '=', dev.id).execute()).toEqual([]);
});
