import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireMemberships } from '../jobs/expire-memberships.ts';
import { atTheBank, payFor } from '../../testing/bank.ts';
import { draft, emptyMarket, listed } from '../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';
import { beingChanged, referredTo, waitsFor } from '../../testing/waits-for.ts';

let site: Site;
let [mara, kenji, grace, julian, ada, sam]: SignedIn[] = [];
let dealerId: number;
let otherDealerId: number;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji, grace, julian, ada, sam] = await Promise.all(
    (['member', 'otherMember', 'dealerOwner', 'otherDealerOwner', 'admin', 'support'] as const).map((who) =>
      site.as(who),
    ),
  );
  [dealerId, otherDealerId] = [await dealerOf(grace!), await dealerOf(julian!)];
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const dealerOf = async ({ id }: SignedIn) => {
  const rows = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).dealer_account_id;
};
const accountOf = async ({ id }: SignedIn) => {
  const rows = site.db.selectFrom('users').select('game_account_id').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).game_account_id;
};
const turn = (number: number) => sql`select pg_advisory_xact_lock(${sql.lit(number)})`;
const waits = (hold: ReturnType<typeof sql>, transition: () => Promise<unknown>) => waitsFor(site, hold, transition);

describe('serialised', () => {
  test('catalogue names', async () => {
    const names = turn(4711004);
    const { catalogue } = ada!.api;
    const { make } = await catalogue.addMake({ display_name: 'Agate' });
    const { model } = await catalogue.addModel({ make_id: make.id, display_name: 'One', body_class: 'Vans' });
    const two = { make_id: make.id, display_name: 'Two', body_class: 'Vans' } as const;
    expect(await waits(names, () => catalogue.addMake({ display_name: 'Beryl' }))).toBe(true);
    expect(await waits(names, () => catalogue.editMake({ id: make.id, display_name: 'Agata' }))).toBe(true);
    expect(await waits(names, () => catalogue.addModel(two))).toBe(true);
    expect(await waits(names, () => catalogue.editModel({ id: model.id, display_name: 'Uno' }))).toBe(true);
  });

  test('support desk names', async () => {
    const names = turn(4711006);
    const { tickets } = ada!.api;
    const { template } = await tickets.saveTemplate({ name: 'One', content: 'x' });
    expect(await waits(names, () => tickets.saveCategory({ name: 'Mods' }))).toBe(true);
    expect(await waits(names, () => tickets.saveTemplate({ name: 'Two', content: 'x' }))).toBe(true);
    expect(await waits(names, () => tickets.deleteTemplate({ id: template.id }))).toBe(true);
  });

  test('setting changes', async () => {
    const change = () => ada!.api.settings.update({ setting_key: 'site_phone', setting_value: '555-0100' });
    expect(await waits(turn(4711005), change)).toBe(true);
  });

  test('actions on a ticket', async () => {
    const asked = { user_id: mara!.id, category_id: 1, subject: 'My listing', description: 'It does not show.' };
    const ticket_id = (await mara!.api.tickets.create(asked)).ticket.id;
    const held = referredTo('tickets', ticket_id);
    const urge = () => sam!.api.tickets.updatePriority({ ticket_id, user_id: sam!.id, priority: 'high' });
    expect(await waits(held, urge)).toBe(true);
    expect(await waits(held, () => mara!.api.tickets.close({ ticket_id, user_id: mara!.id }))).toBe(true);
  });
});

describe('a seller’s slots are counted by one request at a time', () => {
  test('for a private seller, without blocking others', async () => {
    const id = await listed(mara!);
    const reserve = () => mara!.api.cars.change({ id, transition: 'reserve' });
    const release = () => mara!.api.cars.change({ id, transition: 'release' });
    expect(await waits(beingChanged('users', mara!.id), () => draft(mara!))).toBe(true);
    expect(await waits(beingChanged('users', mara!.id), reserve)).toBe(true);
    expect(await waits(beingChanged('users', kenji!.id), release)).toBe(false);
  });

  test('for a dealer, without blocking other dealers', async () => {
    const id = await listed(grace!);
    const reserve = () => grace!.api.cars.change({ id, transition: 'reserve' });
    const release = () => grace!.api.cars.change({ id, transition: 'release' });
    expect(await waits(beingChanged('dealer_accounts', dealerId), reserve)).toBe(true);
    expect(await waits(beingChanged('dealer_accounts', otherDealerId), release)).toBe(false);
  });

  test('for a user’s favourites', async () => {
    const [one, two] = [await listed(mara!), await listed(mara!)];
    const add = (car_id: number) => () => kenji!.api.favourites.add({ car_id });
    expect(await waits(beingChanged('users', kenji!.id), add(one))).toBe(true);
    expect(await waits(beingChanged('users', grace!.id), add(two))).toBe(false);
  });
});

describe('a car', () => {
  test('is changed by one request at a time', async () => {
    const id = await listed(mara!);
    const held = referredTo('cars', id);
    expect(await waits(held, () => mara!.api.cars.update({ id, price: 41_000 }))).toBe(true);
    expect(await waits(held, () => mara!.api.cars.change({ id, transition: 'reserve' }))).toBe(true);
  });

  test('takes its make and model from a catalogue that is not being renamed', async () => {
    const named = async (table: 'car_makes' | 'car_models', name: string) => {
      const { id } = await site.db
        .selectFrom(table)
        .select('id')
        .where('display_name', '=', name)
        .executeTakeFirstOrThrow();
      return beingChanged(table, id);
    };
    expect(await waits(await named('car_makes', 'Karin'), () => draft(mara!))).toBe(true);
    expect(await waits(await named('car_models', 'Sultan'), () => draft(mara!))).toBe(true);
  });
});

describe('payments wait for everything they depend on', () => {
  const featureOf = (car_id: number) => mara!.api.payments.purchaseFeatured({ car_id, user_id: mara!.id });

  test('buying waits for the car, the seller’s slots and account, and nothing else', async () => {
    const id = await listed(mara!);
    const buy = () => featureOf(id);
    const again = async () => {
      const { payments } = await mara!.api.payments.open({});
      for (const { id: payment_id } of payments) await mara!.api.payments.cancel({ payment_id });
    };
    for (const held of [
      referredTo('cars', id),
      beingChanged('users', mara!.id),
      beingChanged('game_accounts', await accountOf(mara!)),
    ]) {
      expect(await waits(held, buy)).toBe(true);
      await again();
    }
    for (const other of [beingChanged('users', kenji!.id), beingChanged('game_accounts', await accountOf(kenji!))]) {
      expect(await waits(other, buy)).toBe(false);
      await again();
    }
  });

  test('settling and refunding wait for the car, the seller’s slots and the payment', async () => {
    for (const what of ['car', 'slots', 'payment'] as const) {
      const id = await listed(mara!);
      const { payment, payment_link } = await featureOf(id);
      const payment_id = payment!.id;
      const held = () =>
        ({
          car: referredTo('cars', id),
          slots: beingChanged('users', mara!.id),
          payment: referredTo('payments', payment_id),
        })[what];
      await atTheBank(payment_link, 'approve');
      expect(await waits(held(), () => mara!.api.payments.processGtaWorldPayment({ payment_id }))).toBe(true);
      expect(await waits(held(), () => ada!.api.payments.refund({ payment_id, reason: 'A mistake' }))).toBe(true);
    }
  });

  test('paying for a membership waits for that dealer’s cars and membership only', async () => {
    const ends_at = new Date(Date.now() + 20 * 86_400_000);
    for (const dealer_account_id of [dealerId, otherDealerId])
      await site.db
        .insertInto('memberships')
        .values({ dealer_account_id, ends_at, started_at: new Date() })
        .onConflict((known) => known.column('dealer_account_id').doUpdateSet({ ends_at }))
        .execute();
    const membership = async (id: number, { api }: SignedIn) =>
      (await api.payments.dealerMembership({ dealer_id: id })).membership!.id;
    const [own, other] = [await membership(dealerId, grace!), await membership(otherDealerId, julian!)];
    const renew = () => payFor(grace!, grace!.api.payments.renewMembership({ membership_id: own, user_id: grace!.id }));
    expect(await waits(referredTo('cars', await listed(grace!)), renew)).toBe(true);
    expect(await waits(beingChanged('memberships', own), renew)).toBe(true);
    expect(await waits(referredTo('cars', await listed(julian!)), renew)).toBe(false);
    expect(await waits(beingChanged('memberships', other), renew)).toBe(false);
  });

  test('ending a membership waits for the dealer’s cars, which are hidden with it', async () => {
    const id = await listed(grace!);
    await sql`update memberships set ends_at = now() - interval '1 year' where dealer_account_id = ${dealerId}`.execute(
      site.db,
    );
    const keep = () => expireMemberships(site.db, async () => readSettings({}), new Date());
    expect(await waits(referredTo('cars', id), keep)).toBe(true);
  });
});
