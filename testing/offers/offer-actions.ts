import { sql } from 'kysely';
import { expireOffers } from '../../server/flows/offers/expire-offers.ts';
import { names, reason, type Actions, type Name, type OfferWorld } from './world.ts';

/** Making and answering offers, and time that passes. */
export function offerActions({
  site,
  random,
  model,
  people,
  current,
  anyCar,
  anyOffer,
  amount,
  agreed,
}: OfferWorld): Actions {
  const answer = (what: 'accept' | 'counter' | 'decline' | 'withdraw' | 'release') => async () => {
    const offer = anyOffer();
    if (!offer) return 'none';
    const sides: string[] = [offer.buyer, ...model.cars.get(offer.car)!.side];
    const who = (random.chance(0.9) ? random.pick(sides) : random.pick(names)) as Name;
    const { api } = people[who];
    const { id } = offer;
    const seen = { id, amount: offer.amount };
    const other = amount() + 25;
    const isSame = what === 'counter' && other === offer.amount;
    const refusal = model.refusesAnswer(who, offer, what) ?? (isSame ? 'bad_input' : null);
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

  return {
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
  };
}
