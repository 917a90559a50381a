import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { seededRandom } from '../random.ts';
import { Books } from './fake-bank.ts';
import { dayMs, hourMs, SimulatedClock } from './clock.ts';

export type Random = ReturnType<typeof seededRandom>;

/** Some users, dealers and cars in a database that earlier worlds have used, and a bank. */
export interface World {
  db: Database;
  seed: number;
  random: Random;
  clock: SimulatedClock;
  books: Books;
  settings: Settings;
  sellers: Reach[];
  /** Sellers who have never listed, so their first listing has the introductory rate. */
  newcomers: Reach[];
  /** Owners pay for a dealership, staff only work there. */
  owners: Reach[];
  dealerIds: number[];
  userIds: number[];
  adminId: number;
}

let accounts = 10_000_000;

export async function makeWorld(db: Database, seed: number, random: Random): Promise<World> {
  const start = new Date(Date.UTC(2027, random.below(12), 1 + random.below(28), random.below(24)));
  const sellers: Reach[] = [];
  const owners: Reach[] = [];
  const dealerIds: number[] = [];
  const newcomers: Reach[] = [];
  for (const characters of [1, 2])
    for (const group of [sellers, newcomers]) {
      const gameAccountId = await makeAccount(db, start, random);
      for (let made = 0; made < characters; made++)
        group.push({ userId: await makeUser(db, gameAccountId), gameAccountId, team: null });
    }
  for (let made = 0; made < 2; made++) {
    const dealerId = await makeDealer(db, start, random);
    dealerIds.push(dealerId);
    for (const role of ['owner', 'manager'] as const) {
      const gameAccountId = await makeAccount(db, start, random);
      const userId = await makeUser(db, gameAccountId);
      await sql`insert into dealer_team_members (user_id, dealer_account_id, role) values (${userId}, ${dealerId}, ${role})`.execute(
        db,
      );
      const buyer = { userId, gameAccountId, team: { dealerId, role, standing: 'active' as const } };
      sellers.push(buyer);
      if (role === 'owner') owners.push(buyer);
    }
  }
  const adminId = await makeUser(db, await makeAccount(db, start, random));
  const world: World = {
    db,
    seed,
    random,
    clock: new SimulatedClock(start),
    books: new Books(),
    settings: startingSettings(random),
    sellers: [...sellers, ...newcomers],
    newcomers,
    owners,
    dealerIds,
    userIds: [...sellers, ...newcomers].map(({ userId }) => userId),
    adminId,
  };
  for (const seller of sellers) {
    await makeCar(world, seller, 'active');
    await makeCar(world, seller, 'active');
    await makeCar(world, seller, 'expired');
    await makeCar(world, seller, 'draft');
  }
  for (const newcomer of newcomers) for (let made = 0; made < 3; made++) await makeCar(world, newcomer, 'draft');
  return world;
}

/** Limits stay fixed, so that exceeding one is noticed. Everything else may change. */
const startingSettings = (random: Random): Settings => ({
  ...readSettings({}),
  max_listings_per_user: 2 + random.below(3),
  max_listings_per_dealer: 4 + random.below(5),
  max_featured_cars_per_user: 1 + random.below(2),
  max_featured_cars_per_dealer: 1 + random.below(3),
  dealer_free_featured_per_month: random.below(3),
});

async function makeAccount(db: Database, start: Date, random: Random): Promise<number> {
  const id = ++accounts;
  const since = new Date(start.getTime() - random.below(60) * dayMs);
  await sql`insert into game_accounts (id, username, first_seen_at) values (${id}, ${`sim.${id}`}, ${since})`.execute(
    db,
  );
  return id;
}

async function makeUser(db: Database, gameAccountId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
    values (${++accounts}, ${gameAccountId}, 'Sim', '5550100', '000000001') returning id`.execute(db);
  return rows[0]!.id;
}

/** Paid and running, in its grace period, never paid, or expired. */
async function makeDealer(db: Database, start: Date, random: Random): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into dealer_accounts (company_name) values (${`Sim dealer ${++accounts}`}) returning id`.execute(db);
  const id = rows[0]!.id;
  const begun = random.chance(0.8) ? new Date(start.getTime() - 30 * dayMs) : null;
  const ends = new Date(start.getTime() + random.pick([20, 3, 1, -2, -10]) * dayMs);
  await sql`insert into memberships (dealer_account_id, started_at, ends_at) values (${id}, ${begun}, ${ends})`.execute(
    db,
  );
  return id;
}

export async function makeCar(
  { db, clock, random }: Pick<World, 'db' | 'clock' | 'random'>,
  { userId, team }: Reach,
  status: 'draft' | 'active' | 'expired',
): Promise<number> {
  const published = status === 'draft' ? null : new Date(clock.ms - 40 * dayMs);
  const left = status === 'active' ? random.pick([5, 60, 300, 700]) * hourMs : -dayMs;
  const { rows } = await sql<{ id: number }>`
    insert into cars (seller_id, dealer_id, status, make, model, year, price, mileage, description, body_class,
      original_price, published_at, expires_at)
    values (${userId}, ${team?.dealerId ?? null}, ${status}, 'Karin', 'Sultan', 2021, 42000, 1000, 'x', 'Sports',
      ${published && 42_000}, ${published}, ${published && new Date(clock.ms + left)})
    returning id`.execute(db);
  return rows[0]!.id;
}

/** None of its users take part in later worlds. */
export async function endWorld({ db, dealerIds, userIds }: World): Promise<void> {
  await sql`delete from sales where car_id in (select id from cars where seller_id = any(${sql.val(userIds)}))`.execute(
    db,
  );
  await sql`delete from cars where seller_id = any(${sql.val(userIds)})`.execute(db);
  await sql`update dealer_accounts set status = 'suspended' where id = any(${sql.val(dealerIds)})`.execute(db);
  await sql`update payments set next_check_at = null where user_id = any(${sql.val(userIds)}) and next_check_at is not null`.execute(
    db,
  );
}
