import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordViews, type CountedView } from '../../server/features/cars/views.store.ts';
import { draft, listed, sell } from '../market.ts';
import { seededRandom } from '../random.ts';
import type { SignedIn, Site } from '../site.ts';

/** The actors: the dealer's team, another dealer and their guests. */
export interface Cast {
  team: readonly SignedIn[];
  rival: SignedIn;
  guests: readonly SignedIn[];
}

interface Car {
  id: number;
  by: SignedIn;
  isSold: boolean;
}

const daySeconds = 86_400;

/** Simulates a few months of business, the same for the same seed. Returns every view and call that was noted. */
export async function liveThroughMonths(site: Site, { team, rival, guests }: Cast, timeZone: string, seed: number) {
  const random = seededRandom(seed);
  const looks: CountedView[] = [];
  const cars: Car[] = [];
  const talks: number[] = [];
  const offers = new Set<string>();

  const actions = {
    async list() {
      const by = random.chance(0.25) ? rival : random.pick(team);
      cars.push({ id: await listed(by, { price: 1_000 * (1 + random.below(90)) }), by, isSold: false });
    },
    async begin() {
      await draft(random.pick(team));
    },
    async look() {
      const batch = Array.from({ length: 1 + random.below(12) }, (): CountedView => {
        const at = new Date(Date.now() - random.below(110 * daySeconds) * 1000);
        const person = createHash('md5')
          .update(`guest ${random.below(6)}`)
          .digest();
        return { kind: random.chance(0.8) ? 'view' : 'inquiry', carId: random.pick(cars).id, person, at };
      });
      looks.push(...batch);
      await recordViews(site.db, batch, timeZone);
    },
    async ask() {
      const [guest, car] = [random.pick(guests), random.pick(cars)];
      if (car.isSold) return;
      const { id } = await guest.api.messaging.create({ car_id: car.id });
      await say(guest, id);
      if (car.by !== rival && !talks.includes(id)) talks.push(id);
    },
    async offer() {
      const [guest, car] = [random.pick(guests), random.pick(cars)];
      // The limits of offers are not what is counted here.
      if (car.isSold || offers.has(`${guest.id} ${car.id}`)) return;
      const { offer } = await guest.api.offers.make({ car_id: car.id, amount: 1_000 });
      offers.add(`${guest.id} ${car.id}`);
      const ago = `${random.below(100 * daySeconds)} seconds`;
      await sql`update offers set created_at = created_at - ${ago}::interval where id = ${offer.id}`.execute(site.db);
      if (random.chance(0.5)) await guest.api.offers.withdraw({ id: offer.id });
    },
    async answer() {
      if (talks.length > 0) await say(random.pick(team), random.pick(talks));
    },
    async sell() {
      const unsold = cars.filter(({ isSold }) => !isSold);
      if (unsold.length < 3) return;
      const car = random.pick(unsold);
      const buyer = random.chance(0.6) ? { buyer_id: random.pick(guests).id } : {};
      const price = random.chance(0.8) ? { sale_price: 500 * random.below(200) } : {};
      const id = await sell(car.by, car.id, { ...buyer, ...price });
      car.isSold = true;
      const fate = random.below(10);
      if (fate < 2) {
        await car.by.api.sales.withdraw({ id });
        car.isSold = false;
      } else if (fate < 3)
        await sql`update sales set status = 'annulled', ended_at = now() where id = ${id}`.execute(site.db);
      else
        await moved(
          site,
          id,
          Math.round((random.below(100 * daySeconds) * random.below(100)) / 100),
          random.below(20 * daySeconds),
        );
    },
    async end() {
      const car = random.pick(cars);
      // In the future, because the job that expires listings runs every minute, and an expired one can't be sold.
      await sql`update cars set expires_at = now() + ${`${1 + random.below(8)} days`}::interval where id = ${car.id}`.execute(
        site.db,
      );
    },
  };
  for (let count = 0; count < 6; count++) await actions.list();
  const kinds = [
    'list',
    'list',
    'list',
    'begin',
    'look',
    'look',
    'look',
    'ask',
    'answer',
    'offer',
    'offer',
    'sell',
    'sell',
    'sell',
    'end',
  ] as const;
  for (let count = 0; count < 80; count++) await actions[random.pick(kinds)]();
  // Views that pages noted are written too, and are known from what was stored.
  await site.app.countedUp();
  return looks;
}

const say = ({ id, api }: SignedIn, conversation_id: number) =>
  api.messaging.sendMessage({ conversation_id, sender_id: id, content: `Hello from ${id}` });

/** Moves a sale back by this many seconds, and the listing by as many before it. */
async function moved({ db }: Site, saleId: number, ago: number, listedFor: number): Promise<void> {
  const [sold, made] = [`${ago} seconds`, `${ago + listedFor} seconds`];
  await sql`update sales set sold_at = sold_at - ${sold}::interval where id = ${saleId}`.execute(db);
  const car = sql`(select car_id from sales where id = ${saleId})`;
  await sql`update cars set created_at = created_at - ${made}::interval where id = ${car}`.execute(db);
  await sql`update car_prices set since = since - ${made}::interval where car_id = ${car}`.execute(db);
}
