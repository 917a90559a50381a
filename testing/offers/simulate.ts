/* oxlint-disable max-lines -- actions that share the state of one simulation */
import { sql } from 'kysely';
import { expireOffers } from '../../server/flows/offers/expire-offers.ts';
import { emptyMarket, listed } from '../market.ts';
import { seededRandom } from '../random.ts';
import type { SignedIn, Site } from '../site.ts';
import { OfferModel, pair, type ModelCar, type ModelOffer } from './model.ts';

const cast = {
  mara: 'member',
  kenji: 'otherMember',
  silas: 'otherDealerOwner',
  grace: 'dealerOwner',
  dev: 'dealerManager',
  pia: 'dealerStaff',
} as const;
type Name = keyof typeof cast;
const names = Object.keys(cast) as Name[];
const reason = 'A simulation';

interface Plan {
  actions: number;
  seed: number;
}

/**
 * Random actions by six people on a private seller's and a dealer's car, one after the other. After each, its answer
 * and every offer and car must be what the model says. Returns how often each action had which outcome.
 */
export async function simulateOffers(site: Site, { actions, seed }: Plan): Promise<Map<string, number>> {
  const random = seededRandom(seed);
  await emptyMarket(site);
  const people = {} as Record<Name, SignedIn>;
  for (const name of names) people[name] = await site.as(cast[name]);
  const admin = await site.as('admin');
  const model = new OfferModel();
  const sales = new Map<number, { id: number; before: ModelCar['status']; offer: ModelOffer | undefined }>();
  const team: Name[] = ['grace', 'dev', 'pia'];

  async function addCar(owner: Name): Promise<ModelCar> {
    const isDealers = owner === 'grace';
    const car: ModelCar = {
      id: await listed(people[owner], { price: 40_000 }),
      side: isDealers ? team : [owner],
      answers: isDealers ? ['grace', 'dev'] : [owner],
      status: 'active',
      before: 'active',
      price: 40_000,
      accepts: true,
    };
    model.cars.set(car.id, car);
    return car;
  }
  const current: Record<'mara' | 'grace', ModelCar> = { mara: await addCar('mara'), grace: await addCar('grace') };
  const ownerOf = (car: ModelCar): Name => (car.side.length > 1 ? 'grace' : 'mara');
  const anyCar = () => current[random.pick(['mara', 'grace'] as const)];
  const amount = () => 30_000 + random.below(200) * 50;
  const anyOffer = () => {
    const live = Object.values(current).flatMap(({ id }) => model.live(id));
    if (live.length > 0 && random.chance(0.85)) return random.pick(live);
    const all = [...model.offers.values()];
    return all.length === 0 ? undefined : all[Math.max(0, all.length - 1 - random.below(12))];
  };
  const outcomeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error as { code: string }).code,
    );
  /** The call's outcome must be the model's. Returns whether it succeeded. */
  async function agreed(what: string, refusal: string | null, call: Promise<unknown>): Promise<boolean> {
    const outcome = await outcomeOf(call);
    if (outcome !== (refusal ?? 'done')) throw new Error(`${what}: ${outcome} instead of ${refusal ?? 'done'}`);
    return outcome === 'done';
  }

  const answer = (what: 'accept' | 'counter' | 'decline' | 'withdraw' | 'release') => async () => {
    const offer = anyOffer();
    if (!offer) return 'none';
    const sides: string[] = [offer.buyer, ...model.cars.get(offer.car)!.side];
    const who = (random.chance(0.9) ? random.pick(sides) : random.pick(names)) as Name;
    const { api } = people[who];
    const { id } = offer;
    const seen = { id, amount: offer.amount };
    const other = amount() + 25;
    const refusal = model.refusesAnswer(who, offer, what);
    const call = {
      accept: () => api.offers.accept(seen),
      counter: () => api.offers.counter({ ...seen, new_amount: other }),
      decline: () => api.offers.decline(seen),
      withdraw: () => api.offers.withdraw({ id }),
      release: () => api.offers.release({ id, reason }),
    }[what];
    if (await agreed(`${who} ${what} ${id}`, refusal, call())) {
      if (what === 'accept') model.accept(offer);
      if (what === 'counter') {
        model.counter(offer, other);
        offer.isOverdue = false;
      }
      if (what === 'decline') offer.status = 'declined';
      if (what === 'withdraw') offer.status = 'withdrawn';
      if (what === 'release') model.endHold(offer, 'released');
      if (what === 'accept') offer.isOverdue = false;
    }
    return refusal ?? 'done';
  };

  const actionsByName: Record<string, () => Promise<string>> = {
    async make() {
      const [who, car] = [random.pick(names), anyCar()];
      const bid = random.chance(0.05) ? car.price * 2 + 1 : amount();
      const refusal = model.refusesOffer(who, car, bid);
      // The limit of offers per car in some days isn't part of the model.
      await sql`update offers set created_at = created_at - interval '8 days'`.execute(site.db);
      const call = people[who].api.offers.make({ car_id: car.id, amount: bid });
      if (await agreed(`${who} make on ${car.id}`, refusal, call)) model.make((await call).offer.id, who, car.id, bid);
      return refusal ?? 'done';
    },
    accept: answer('accept'),
    counter: answer('counter'),
    decline: answer('decline'),
    withdraw: answer('withdraw'),
    release: answer('release'),
    async time() {
      const offer = random.pick(Object.values(current).flatMap(({ id }) => model.live(id)));
      if (!offer) return 'none';
      await sql`update offers set
        expires_at = case when status = 'open' then now() - interval '1 minute' else expires_at end,
        hold_until = case when status = 'accepted' then now() - interval '1 minute' end where id = ${offer.id}`.execute(
        site.db,
      );
      await sql`update cars set held_until = now() - interval '1 minute' where held_until is not null and id = ${offer.car}
        and ${offer.status === 'accepted'}`.execute(site.db);
      await sql`update offers set hold_until = (select held_until from cars where cars.id = offers.car_id)
        where id = ${offer.id} and status = 'accepted'`.execute(site.db);
      offer.isOverdue = true;
      // Right away, because the site's own job would do it at a moment the model doesn't know.
      await expireOffers(site.db, new Date());
      model.expire();
      return 'done';
    },
    async expire() {
      await expireOffers(site.db, new Date());
      model.expire();
      return 'done';
    },
    async sell() {
      const car = anyCar();
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      const accepted = model.accepted(car.id);
      const toBuyer = accepted !== undefined && random.chance(0.5);
      const names = random.chance(0.5);
      const refusal = accepted && !toBuyer && !names ? 'car_promised' : null;
      const call = people[ownerOf(car)].api.sales.complete({
        car_id: car.id,
        ...(toBuyer && { buyer_id: people[accepted.buyer as Name].id }),
        ...(accepted && !toBuyer && names && { despite_offer_id: accepted.id }),
      });
      if (!(await agreed(`sell ${car.id}`, refusal, call))) return refusal!;
      model.closeAll(car, toBuyer ? accepted : undefined);
      if (toBuyer) accepted.status = 'completed';
      sales.set(car.id, { id: (await call).sale.id, before: car.status, offer: toBuyer ? accepted : undefined });
      car.status = 'sold';
      return toBuyer ? 'to the buyer' : 'to someone else';
    },
    async undo() {
      const car = anyCar();
      const sale = sales.get(car.id);
      if (car.status !== 'sold' || !sale) return 'none';
      await agreed(`withdraw sale of ${car.id}`, null, people[ownerOf(car)].api.sales.withdraw({ id: sale.id }));
      const { offer } = sale;
      const isHeld = offer && !offer.isOverdue && !model.areApart(offer.buyer, car);
      if (offer) offer.status = isHeld ? 'accepted' : 'lapsed';
      car.status = offer && !isHeld ? car.before : sale.before;
      return isHeld ? 'reserved again' : 'done';
    },
    async price() {
      const car = anyCar();
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      const price = 35_000 + random.below(20) * 1000;
      await agreed('price', null, people[ownerOf(car)].api.cars.update({ id: car.id, price }));
      car.price = price;
      return 'done';
    },
    async preference() {
      const car = anyCar();
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      car.accepts = random.chance(0.8);
      await agreed(
        'preference',
        null,
        people[ownerOf(car)].api.cars.update({ id: car.id, accepts_offers: car.accepts }),
      );
      return 'done';
    },
    async moderate() {
      const car = anyCar();
      if (car.status === 'flagged') {
        await agreed('restore', null, admin.api.cars.updateStatus({ id: car.id, status: 'active', reason }));
        car.status = car.before;
        return 'restored';
      }
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      await agreed('flag', null, admin.api.cars.updateStatus({ id: car.id, status: 'flagged', reason }));
      model.closeAll(car);
      car.before = car.status;
      car.status = 'flagged';
      return 'flagged';
    },
    async remove() {
      const car = anyCar();
      const { api } = people[ownerOf(car)];
      if (car.status === 'removed') {
        await agreed('restore', null, api.cars.change({ id: car.id, transition: 'restore' }));
        car.status = car.before;
        return 'restored';
      }
      if (car.status !== 'active' && car.status !== 'reserved') return 'none';
      await agreed('delete', null, api.cars.remove({ id: car.id }));
      model.closeAll(car);
      car.before = car.status;
      car.status = 'removed';
      return 'deleted';
    },
    async reserve() {
      const car = anyCar();
      const { api } = people[ownerOf(car)];
      const isFree = car.status === 'active';
      if (!isFree && car.status !== 'reserved') return 'none';
      const refusal = !isFree && model.accepted(car.id) ? 'not_possible_now' : null;
      const transition = isFree ? 'reserve' : 'release';
      if (await agreed(transition, refusal, api.cars.change({ id: car.id, transition })))
        car.status = isFree ? 'reserved' : 'active';
      return refusal ?? transition;
    },
    async block() {
      const [who, whom] = [random.pick(['kenji', 'silas'] as const), random.pick(['mara', 'pia'] as const)];
      const key = pair(who, whom);
      if (model.apart.has(key)) {
        await people[who].api.messaging.unblock({ user_id: people[whom].id });
        model.apart.delete(key);
        return 'unblocked';
      }
      await people[who].api.messaging.block({ user_id: people[whom].id });
      model.apart.add(key);
      for (const offer of model.offers.values())
        if (offer.buyer === who && isLive(offer) && model.cars.get(offer.car)!.side.includes(whom)) model.close(offer);
      return 'blocked';
    },
    async suspend() {
      const who = random.pick(['kenji', 'mara'] as const);
      const { id } = people[who];
      const until = new Date(Date.now() + 86_400_000).toISOString();
      await admin.api.accounts.updateStatus({ user_id: id, status: 'suspended', until, reason });
      for (const offer of model.offers.values())
        if (isLive(offer) && (offer.buyer === who || model.cars.get(offer.car)!.side.includes(who))) model.close(offer);
      const seen = { standing: 'suspended' as const, until };
      await admin.api.accounts.updateStatus({ user_id: id, status: 'active', reason, seen });
      people[who] = await site.asUser(id);
      return 'done';
    },
    async team() {
      // Pia leaves and is back, which changes nothing about the dealer's offers.
      const { id } = people.pia;
      const seat = await site.db
        .selectFrom('dealer_team_members')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      const whom = { dealer_account_id: seat.dealer_account_id, user_id: id };
      await people.dev.api.dealers.removeTeamMember(whom);
      await site.db.insertInto('dealer_team_members').values(seat).execute();
      return 'left';
    },
  };
  const often = [
    'make',
    'make',
    'make',
    'make',
    'accept',
    'accept',
    'accept',
    'accept',
    'counter',
    'counter',
    'decline',
    'release',
    'time',
    'sell',
  ];
  const all = [...Object.keys(actionsByName), ...often, ...often, ...often];

  /** Everything stored must be what the model says. */
  async function compare(after: string): Promise<void> {
    const rows = await site.db.selectFrom('offers').select(['id', 'status', 'turn', 'amount']).execute();
    for (const row of rows) {
      const offer = model.offers.get(row.id)!;
      const [is, should] = [`${row.status} ${row.turn} ${row.amount}`, `${offer.status} ${offer.turn} ${offer.amount}`];
      if (is !== should) throw new Error(`After ${after}, offer ${row.id} is ${is} instead of ${should}`);
    }
    const cars = await site.db.selectFrom('cars').select(['id', 'status', 'held_until']).execute();
    for (const row of cars) {
      const car = model.cars.get(row.id)!;
      if (row.status !== car.status)
        throw new Error(`After ${after}, car ${row.id} is ${row.status} instead of ${car.status}`);
      if ((row.held_until !== null) !== (model.accepted(row.id) !== undefined))
        throw new Error(`After ${after}, car ${row.id} is held until ${String(row.held_until)}`);
    }
  }

  const tally = new Map<string, number>();
  for (let step = 0; step < actions; step += 1) {
    // A car that isn't on sale is back soon, or there would be little to do.
    const away = Object.values(current).find(({ status }) => status !== 'active' && status !== 'reserved');
    const what = away && random.chance(0.4) ? wayBack[away.status]! : random.pick(all);
    const outcome = await actionsByName[what]!();
    tally.set(`${what}: ${outcome}`, (tally.get(`${what}: ${outcome}`) ?? 0) + 1);
    await compare(`step ${step} (${what}: ${outcome}, seed ${seed})`);
  }
  return tally;
}

const wayBack: Record<string, string> = { sold: 'undo', flagged: 'moderate', removed: 'remove' };

const isLive = ({ status }: ModelOffer) => status === 'open' || status === 'accepted';
