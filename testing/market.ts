import type { contract } from '@forecourt/contract/contract.ts';
import type { Sent } from '@forecourt/contract/kit/call.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import { sql } from 'kysely';
import { announce } from '../server/events/announce.ts';
import { personas } from './personas.ts';
import { processesOn, type SignedIn, type Site } from './site.ts';
import { until } from './until.ts';

type Given = Partial<Sent<typeof contract.cars.create>>;

/** Deletes all cars and meetings, so that a test knows every one. No one has listed yet, and listing is free. */
export async function emptyMarket(site: Pick<Site, 'db' | 'database'>): Promise<void> {
  await emptyOffers(site);
  await emptySales(site);
  await sql`delete from meetings`.execute(site.db);
  await sql`delete from cars`.execute(site.db);
  await sql`delete from photos`.execute(site.db);
  await sql`delete from dealer_days`.execute(site.db);
  await sql`truncate car_counts, car_count_changes, car_bits, car_bit_changes`.execute(site.db);
  await forgetIntroductoryRates(site);
  await withSettings(site, { regular_listing_price: 0, introductory_rate: 0 });
}

/** Deletes all offers and their messages. */
async function emptyOffers({ db }: Pick<Site, 'db'>): Promise<void> {
  await sql`delete from messages where offer_id is not null`.execute(db);
  await sql`delete from offers`.execute(db);
}

/** Deletes all sales. */
async function emptySales({ db }: Pick<Site, 'db'>): Promise<void> {
  await sql`update tickets set sale_id = null where sale_id is not null`.execute(db);
  await sql`update cars set bought_in_sale_id = null where bought_in_sale_id is not null`.execute(db);
  await sql`delete from messages where card_kind = 'purchase'`.execute(db);
  for (const table of [
    'review_responses',
    'review_reports',
    'reviews',
    'award_grants',
    'sale_amounts',
    'bills',
    'guide_exclusions',
    'sales',
  ])
    await sql`delete from ${sql.table(table)}`.execute(db);
}

const forgetIntroductoryRates = ({ db }: Pick<Site, 'db'>) =>
  db.transaction().execute(async (tx) => {
    await sql`alter table payments disable trigger payments_are_guarded`.execute(tx);
    await sql`update payments set introductory_for = null where introductory_for is not null`.execute(tx);
    await sql`alter table payments enable trigger payments_are_guarded`.execute(tx);
  });

/** Applies these settings in every process of the site. */
export async function withSettings(
  { db, database }: Pick<Site, 'db' | 'database'>,
  settings: Partial<Settings>,
): Promise<void> {
  const admin = db.selectFrom('users').select('id').where('name', '=', personas.admin);
  await db.transaction().execute(async (tx) => {
    for (const [setting_key, value] of Object.entries(settings)) {
      const setting_value = typeof value === 'object' ? JSON.stringify(value) : String(value);
      await tx
        .insertInto('settings')
        .values({ setting_key, setting_value, updated_by: admin })
        .onConflict((known) => known.column('setting_key').doUpdateSet({ setting_value }))
        .execute();
    }
    await announce(tx, { kind: 'settings_changed', keys: Object.keys(settings) });
  });
  for (const { app } of processesOn(database))
    await until('the process knows its settings', async () => {
      const known: Partial<Settings> = await app.settings();
      return Object.entries(settings).every(([key, value]) => known[key as keyof Settings] === value);
    });
}

export const goodFacts = {
  make: 'Karin',
  model: 'Sultan',
  year: 2021,
  price: 42_000,
  mileage: 18_500,
  description: 'Runs well, never raced.',
} satisfies Given;

/** Creates a draft for this user, through the calls a page would make. */
export async function draft({ api }: SignedIn, facts: Given = {}): Promise<number> {
  const { id } = await api.cars.create({ ...goodFacts, ...facts });
  return id;
}

/** Creates an active listing for this user. */
export async function listed(seller: SignedIn, facts: Given = {}): Promise<number> {
  const id = await draft(seller, facts);
  await seller.api.cars.change({ id, transition: 'submit' });
  return id;
}

/** Moves the car's price history into the past. A day makes the current price count as an earlier one. */
export async function timePasses({ db }: Pick<Site, 'db'>, carId: number, time = '1 day'): Promise<void> {
  await sql`
    update car_prices set since = since - ${time}::interval, public_since = public_since - ${time}::interval
    where car_id = ${carId}
  `.execute(db);
}

/** Sells this user's car, to no one in particular unless a buyer is given. */
export async function sell(
  { api }: SignedIn,
  car_id: number,
  given: Partial<Sent<typeof contract.sales.complete>> = {},
): Promise<number> {
  return (await api.sales.complete({ car_id, ...given })).sale.id;
}

/** Withdraws the sale, so that the car returns to its former status. */
export async function relist({ api }: SignedIn, car_id: number): Promise<void> {
  const { sale } = await api.sales.ofCar({ car_id });
  if (!sale) throw new Error('There is no sale of this car.');
  await api.sales.withdraw({ id: sale.id });
}
