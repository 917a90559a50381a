import type { Owner, Reach } from '@forecourt/contract/access/owner.ts';
import { offersAtOnce } from '@forecourt/contract/offers/offer-values.ts';
import type { offers } from '@forecourt/contract/offers/offers.ts';
import { acceptOffer, counterOffer, declineOffer, releaseCar, withdrawOffer } from '../../flows/offers/answer-offer.ts';
import { readOffer } from '../../flows/offers/lock-deal.ts';
import { makeOffer, type OfferDeps } from '../../flows/offers/make-offer.ts';
import { offerView } from '../../features/offers/offer-views.rules.ts';
import type { OfferRow } from '../../features/offers/offers.sql.ts';
import {
  countOffers,
  listOffers,
  offersOnCar,
  offersWithTradeIn,
  sumUpOffers,
} from '../../features/offers/offer-lists.store.ts';
import { reachOf, type Actor, type Handlers } from '../../lib/handlers.ts';

export function offersCalls(parts: OfferDeps): Handlers<typeof offers> {
  const { db } = parts;

  const shown = (offer: OfferRow, actor: Actor) => ({
    success: true as const,
    offer: offerView(offer, reachOf(actor), new Date()),
  });
  const shownAll = (rows: readonly OfferRow[], actor: Actor) => {
    const [reach, now] = [reachOf(actor), new Date()];
    return rows.map((row) => offerView(row, reach, now));
  };

  return {
    make: async ({ car_id, amount, valid_hours, note, trade_in }, actor) => {
      const given = { amount, validHours: valid_hours, note: note ?? null, tradeIn: trade_in ?? null };
      return shown(await makeOffer(parts, reachOf(actor), car_id, given, new Date()), actor);
    },

    counter: async ({ id, amount, new_amount, valid_hours, note }, actor) => {
      const counter = { id, amount, newAmount: new_amount, validHours: valid_hours, note: note ?? null };
      return shown(await counterOffer(db, reachOf(actor), counter, new Date()), actor);
    },

    accept: async (seen, actor) => shown(await acceptOffer(parts, reachOf(actor), seen, new Date()), actor),

    decline: async ({ reason, ...seen }, actor) =>
      shown(await declineOffer(db, reachOf(actor), { ...seen, reason: reason ?? null }, new Date()), actor),

    withdraw: async ({ id }, actor) => shown(await withdrawOffer(db, reachOf(actor), id, new Date()), actor),

    release: async (given, actor) => shown(await releaseCar(db, reachOf(actor), given, new Date()), actor),

    get: async ({ id }, actor) => shown(await readOffer(db, reachOf(actor), id), actor),

    async ofCar({ car_id }, actor) {
      const [onCar, asTradeIn] = await Promise.all([
        offersOnCar(db, car_id, reachOf(actor)),
        offersWithTradeIn(db, car_id, actor.id),
      ]);
      return { success: true, offers: shownAll(onCar, actor), as_trade_in: shownAll(asTradeIn, actor) };
    },

    async mine({ page, ...which }, actor) {
      const reach = reachOf(actor);
      const [rows, total] = await Promise.all([
        listOffers(db, reach, which, { page, limit: offersAtOnce }),
        countOffers(db, reach, which),
      ]);
      return { success: true, offers: shownAll(rows, actor), page, pages: Math.ceil(total / offersAtOnce), total };
    },

    onMyCars: async (_nothing, actor) => ({
      success: true,
      cars: await sumUpOffers(db, ownersReachedBy(reachOf(actor)), new Date()),
    }),
  };
}

const ownersReachedBy = ({ userId, team }: Reach): Owner[] => [
  { person: userId },
  ...(team ? [{ dealer: team.dealerId }] : []),
];
