import type { Reach } from '@forecourt/contract/access/owner.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { changeListing } from '../../server/flows/cars/list-a-car.ts';
import { confirmPurchase, disputePurchase } from '../../server/flows/sales/answer-purchase.ts';
import { answerAmount, setAmount } from '../../server/flows/sales/change-amount.ts';
import { completeSale } from '../../server/flows/sales/complete-sale.ts';
import { decideSale } from '../../server/flows/sales/decide-sale.ts';
import { editSale } from '../../server/flows/sales/edit-sale.ts';
import { withdrawSale } from '../../server/flows/sales/withdraw-sale.ts';
import { ownSales, sumUpSales } from '../../server/features/sales/sales-list.store.ts';
import { Failure } from '../../server/lib/failure.ts';
import type { seededRandom } from '../random.ts';
import { accounts, happens, newTown, persons, sumsOf, type Action, type Name, type Town } from './model.ts';

type Random = ReturnType<typeof seededRandom>;

/** A town in the database, created again for each history. */
interface Place {
  /** First number of its game accounts. */
  base: number;
  dealerId: number;
  users: Record<Name, number>;
  carIds: number[];
}

let towns = 0;

async function foundTown(db: Database): Promise<Place> {
  const base = 5_000_000 + 10 * towns++;
  const users = {} as Record<Name, number>;
  const { rows: dealers } = await sql<{ id: number }>`
    insert into dealer_accounts (company_name) values ('Sim dealer ' || ${base}::int) returning id`.execute(db);
  const dealerId = dealers[0]!.id;
  for (const [place, name] of persons.entries()) {
    const account = base + accounts[name];
    await sql`insert into game_accounts (id, username) values (${account}, 'sim' || ${account}::int)
      on conflict do nothing`.execute(db);
    const { rows } = await sql<{ id: number }>`
      insert into users (gta_world_id, game_account_id, name, staff_role)
      values (${base + place}, ${account}, ${name}, ${name === 'Mod' ? 'moderator' : null}) returning id`.execute(db);
    users[name] = rows[0]!.id;
  }
  await sql`insert into memberships (dealer_account_id, started_at, ends_at)
    values (${dealerId}, now(), now() + interval '30 days')`.execute(db);
  await sql`insert into dealer_team_members (user_id, dealer_account_id, role)
    values (${users.Otto}, ${dealerId}, 'owner'), (${users.Sue}, ${dealerId}, 'staff')`.execute(db);
  const carIds: number[] = [];
  for (const { isDealers } of newTown().cars) {
    const { rows } = await sql<{ id: number }>`
      insert into cars (seller_id, dealer_id, status, make, model, year, price, original_price, mileage, description,
        body_class, published_at, expires_at)
      values (${isDealers ? users.Otto : users.Ann}, ${isDealers ? dealerId : null}, 'active', 'Karin', 'Sultan', 2021, 900,
        900, 10, 'Fine', 'Sports', now(), now() + interval '20 days') returning id`.execute(db);
    carIds.push(rows[0]!.id);
  }
  return { base, dealerId, users, carIds };
}

async function act(
  db: Database,
  { base, dealerId, users, carIds }: Place,
  town: Town,
  action: Action,
): Promise<string> {
  const [carId, now, userId] = [carIds[action.car]!, new Date(), users[action.by]];
  const role = ({ Otto: 'owner', Sue: 'staff', Ben: 'staff' } as const)[action.by as 'Otto'];
  const isMember = town.team.has(action.by);
  const gameAccountId = base + accounts[action.by];
  const reach: Reach = { userId, gameAccountId, team: isMember ? { dealerId, role, standing: 'active' } : null };
  const latest = await db
    .selectFrom('sales')
    .leftJoin('sale_amounts as proposed', (join) =>
      join.onRef('proposed.sale_id', '=', 'sales.id').on('proposed.status', '=', 'proposed'),
    )
    .select(['sales.id', 'sales.sale_price', 'proposed.id as proposed_id'])
    .where('car_id', '=', carId)
    .orderBy('sales.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const id = latest?.id ?? 0;
  const parts = { db, settings: () => Promise.resolve(readSettings({})) };
  const actions: { [what in Action['do']]: () => Promise<unknown> } = {
    join: () =>
      sql`insert into dealer_team_members (user_id, dealer_account_id, role) values (${users.Ben}, ${dealerId}, 'staff')
        on conflict do nothing`.execute(db),
    leave: () => sql`delete from dealer_team_members where user_id = ${users.Ben}`.execute(db),
    reserve: () => changeListing(parts, reach, carId, 'reserve', now),
    release: () => changeListing(parts, reach, carId, 'release', now),
    delete: () => changeListing(parts, reach, carId, 'delete', now),
    restore: () => changeListing(parts, reach, carId, 'restore', now),
    complete: () => {
      const { buyer, price } = action as Extract<Action, { do: 'complete' }>;
      return completeSale(db, reach, carId, { sale_price: price, buyer_id: buyer && users[buyer] }, now);
    },
    withdraw: () => withdrawSale(parts, reach, id, now),
    dispute: () => disputePurchase(db, reach, id, 'Not so', { now, timeZone: 'UTC' }),
    confirm: () => {
      const { seen } = action as Extract<Action, { do: 'confirm' }>;
      return confirmPurchase(db, reach, id, seen === 'current' ? (latest?.sale_price ?? null) : seen, now);
    },
    amount: () => setAmount(db, reach, id, (action as Extract<Action, { do: 'amount' }>).amount),
    answer: () => {
      const { agree } = action as Extract<Action, { do: 'answer' }>;
      return answerAmount(db, reach, { id, proposedId: latest?.proposed_id ?? 0, agree }, now);
    },
    name: () => editSale(db, reach, id, { buyer_id: users[(action as Extract<Action, { do: 'name' }>).buyer] }),
    decide: () => {
      const { outcome } = action as Extract<Action, { do: 'decide' }>;
      return decideSale(
        db,
        { id: userId, gameAccountId },
        { id, outcome, reason: 'So it is' },
        { now, timeZone: 'UTC' },
      );
    },
  };
  return actions[action.do]().then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
}

/** The town's state in the database, in the model's terms. */
async function readTown(db: Database, { users, carIds }: Place): Promise<unknown> {
  const nameOf = new Map(Object.entries(users).map(([name, id]) => [id, name]));
  const { rows } = await sql<{ car: number; status: string; before: string | null; sales: RawSale[] }>`
    select cars.id as car, cars.status, cars.status_before as before, coalesce((
      select json_agg(json_build_object(
        'seller', seller_id, 'buyer', buyer_id, 'status', sales.status, 'price', sale_price, 'before', car_status_before,
        'proposed', (select amount from sale_amounts where sale_id = sales.id and status = 'proposed'),
        'amounts', array(select amount || ' ' || status from sale_amounts where sale_id = sales.id order by id)
      ) order by sales.id) from sales where car_id = cars.id), '[]') as sales
    from cars where cars.id = any (${carIds}::bigint[]) order by cars.id`.execute(db);
  return rows.map(({ status, before, sales }) => ({
    status,
    statusBefore: before,
    sales: sales.map((sale) => ({
      ...sale,
      seller: nameOf.get(sale.seller),
      buyer: sale.buyer === null ? null : nameOf.get(sale.buyer),
    })),
  }));
}

interface RawSale {
  seller: number;
  buyer: number | null;
}

/** Plays a history in a new town. Returns the first step at which the site and the model differ, or null. */
export async function play(
  db: Database,
  actions: readonly Action[],
  tally?: Map<string, number>,
): Promise<string | null> {
  const [place, town] = [await foundTown(db), newTown()];
  for (const action of actions) {
    const found = await act(db, place, town, action);
    const expected = happens(town, action);
    const what = `${action.do}: ${expected}`;
    tally?.set(what, (tally.get(what) ?? 0) + 1);
    if (found !== expected) return `${JSON.stringify(action)} answered ${found} and should have answered ${expected}`;
  }
  const [site, model] = [
    await readTown(db, place),
    town.cars.map(({ status, statusBefore, sales }) => ({ status, statusBefore, sales })),
  ];
  if (sorted(site) !== sorted(model)) return `the site has ${sorted(site)} and should have ${sorted(model)}`;
  for (const [who, isDealers] of [
    ['Ann', false],
    ['Otto', true],
  ] as const) {
    const team = isDealers ? ({ dealerId: place.dealerId, role: 'owner', standing: 'active' } as const) : null;
    const reach: Reach = { userId: place.users[who], gameAccountId: 0, team };
    const [real, sums] = [await sumUpSales(db, ownSales(reach, { side: 'sold' }, 'UTC')), sumsOf(town, isDealers)];
    if (sorted(real) !== sorted(sums)) return `the sums of ${who} are ${sorted(real)} and should be ${sorted(sums)}`;
  }
  return null;
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => a.localeCompare(b)))
      : one,
  );

/** The shortest failing history we can find: leaves out many actions at first, then single ones. */
export async function shrink(db: Database, actions: readonly Action[]): Promise<Action[]> {
  let kept = [...actions];
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < kept.length;) {
      const without = kept.toSpliced(from, size);
      if (await play(db, without)) kept = without;
      else from += size;
    }
  return kept;
}

/** Mostly actions that are possible in the town's state. The rest must fail. */
export function randomHistory(random: Random, length: number): Action[] {
  const town = newTown();
  return Array.from({ length }, () => {
    const wanted = Array.from({ length: random.chance(0.6) ? 10 : 1 }, () => randomAction(random));
    const action = wanted.find((one) => happens(structuredClone(town), one) === 'done') ?? wanted[0]!;
    happens(town, action);
    return action;
  });
}

function randomAction(random: Random): Action {
  const car = random.below(5);
  const seller = car % 4 === 0 ? (['Ann'] as const) : (['Otto', 'Sue', 'Ben'] as const);
  const bySeller = random.chance(0.85) ? random.pick(seller) : random.pick(persons);
  const byBuyer = random.chance(0.85) ? random.pick(['Ben', 'Ben', 'Bea', 'Sid'] as const) : random.pick(persons);
  const amount = 100 * (1 + random.below(4));
  return random.pick<() => Action>([
    () => ({
      do: 'complete',
      by: bySeller,
      car,
      buyer: random.chance(0.7) ? byBuyer : null,
      price: random.chance(0.6) ? amount : null,
    }),
    () => ({ do: 'complete', by: bySeller, car, buyer: 'Ben', price: amount }),
    () => ({ do: 'confirm', by: byBuyer, car, seen: random.chance(0.8) ? 'current' : amount }),
    () => ({ do: 'confirm', by: 'Ben', car, seen: 'current' }),
    () => ({ do: 'amount', by: bySeller, car, amount }),
    () => ({ do: 'answer', by: random.chance(0.6) ? byBuyer : bySeller, car, agree: random.chance(0.5) }),
    () => ({ do: 'name', by: bySeller, car, buyer: byBuyer }),
    () => ({ do: 'withdraw', by: bySeller, car }),
    () => ({ do: 'dispute', by: byBuyer, car }),
    () => ({ do: 'decide', by: 'Mod', car, outcome: random.chance(0.5) ? 'uphold' : 'annul' }),
    () => ({ do: random.pick(['reserve', 'release', 'delete', 'restore'] as const), by: bySeller, car }),
    () => ({ do: random.pick(['join', 'leave'] as const), by: 'Ben', car }),
  ])();
}
