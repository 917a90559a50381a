import type { Reach } from '@forecourt/contract/access/owner.ts';
import { offerFlow, otherSide } from '@forecourt/contract/offers/offers.flow.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { hoursAfter, maySay } from '../../features/offers/offer.rules.ts';
import type { OfferRow } from '../../features/offers/offers.sql.ts';
import { findOffer, findOfferable, insertOfferAmount, saveOffer } from '../../features/offers/offers.store.ts';
import { fail } from '../../lib/failure.ts';
import { endReservation, holdCar } from './hold-car.ts';
import { lockDeal, refuseSettled } from './lock-deal.ts';
import { isTooLow, refuseTooHigh, type OfferDeps } from './make-offer.ts';
import { showOffer } from './show-offer.ts';

/** The amount the page showed. Refuses if it has changed since. */
interface Seen {
  id: number;
  amount: number;
}

/** Accepts the other side's amount and reserves the car. Of simultaneous calls for one car, only one succeeds. */
export async function acceptOffer(
  { db, settings }: Pick<OfferDeps, 'db' | 'settings'>,
  actor: Reach,
  seen: Seen,
  now: Date,
): Promise<OfferRow> {
  // Read before the transaction, because waiting for a second connection while holding one can exhaust the pool.
  const { offer_hold_hours: hours } = await settings();
  return db.transaction().execute(async (tx) => {
    const { reach, offer, side } = await lockDeal(tx, actor, seen.id, now);
    if (!offerFlow.may('accept', offer.status)) return refuseSettled(offer.status);
    needSeen(offer, seen);
    if (!maySay('accept', offer, side)) fail('not_your_turn');
    const car = await findOfferable(tx, offer.car_id);
    if (!car?.is_on_sale) return refuseSettled('closed');
    // Someone who joined the seller's team since can't buy from it.
    if (car.accounts.includes(offer.buyer_account)) fail(side === 'buyer' ? 'own_offer' : 'own_buyer');
    const by = side === 'seller' ? reach.userId : offer.seller_id;
    await holdCar(tx, offer, { by, holdUntil: hoursAfter(now, hours), now });
    await announce(tx, { kind: 'offer_accepted', offerId: offer.id, side, by: reach.userId });
    return (await findOffer(tx, offer.id))!;
  });
}

interface Counter extends Seen {
  newAmount: number;
  validHours: number;
  note: string | null;
}

/** Proposes another amount. Then it's the other side's turn, with a new deadline. */
export async function counterOffer(db: Database, actor: Reach, counter: Counter, now: Date): Promise<OfferRow> {
  const { newAmount, validHours, note } = counter;
  const countered = await db.transaction().execute(async (tx) => {
    const { reach, offer, side } = await lockDeal(tx, actor, counter.id, now);
    const status = transition(offerFlow, 'counter', { from: offer.status, refuse: refuseSettled });
    needSeen(offer, counter);
    if (!maySay('counter', offer, side)) fail('not_your_turn');
    const car = await findOfferable(tx, offer.car_id);
    if (!car?.is_on_sale) return refuseSettled('closed');
    if (newAmount === offer.amount)
      fail('bad_input', { fields: { new_amount: ['Please enter a different amount, or accept this one'] } });
    refuseTooHigh(newAmount, car.price, 'new_amount');
    // The refusal is counted, so this transaction has to commit.
    if (side === 'buyer' && (await isTooLow(tx, car, reach.gameAccountId, newAmount))) return 'too_low';
    await saveOffer(tx, offer.id, {
      status,
      amount: newAmount,
      turn: otherSide(side),
      valid_hours: validHours,
      expires_at: hoursAfter(now, validHours),
    });
    await insertOfferAmount(tx, { offerId: offer.id, side, amount: newAmount, note, by: reach.userId });
    await announce(tx, { kind: 'offer_countered', offerId: offer.id, side, by: reach.userId });
    return shown(tx, offer.id);
  });
  return countered === 'too_low' ? fail('offer_too_low') : countered;
}

export const declineOffer = (db: Database, actor: Reach, seen: Seen & { reason: string | null }, now: Date) =>
  db.transaction().execute(async (tx): Promise<OfferRow> => {
    const { reach, offer, side } = await lockDeal(tx, actor, seen.id, now);
    const status = transition(offerFlow, 'decline', { from: offer.status, refuse: refuseSettled });
    needSeen(offer, seen);
    if (!maySay('decline', offer, side)) fail('not_your_turn');
    await saveOffer(tx, offer.id, { status, reason: seen.reason, ended_at: now, ended_by: side });
    await announce(tx, { kind: 'offer_declined', offerId: offer.id, side, by: reach.userId });
    return shown(tx, offer.id);
  });

export const withdrawOffer = (db: Database, actor: Reach, id: number, now: Date) =>
  db.transaction().execute(async (tx): Promise<OfferRow> => {
    const { reach, offer, side } = await lockDeal(tx, actor, id, now);
    if (side !== 'buyer') fail('not_allowed');
    const status = transition(offerFlow, 'withdraw', { from: offer.status, refuse: refuseSettled });
    await saveOffer(tx, id, { status, ended_at: now, ended_by: 'buyer' });
    await announce(tx, { kind: 'offer_withdrawn', offerId: id, by: reach.userId });
    return shown(tx, id);
  });

/** Either side ends the reservation. The other side learns the reason. */
export const releaseCar = (db: Database, actor: Reach, { id, reason }: { id: number; reason: string }, now: Date) =>
  db.transaction().execute(async (tx): Promise<OfferRow> => {
    const { reach, offer, side } = await lockDeal(tx, actor, id, now);
    await endReservation(tx, offer, { name: 'release', by: { userId: reach.userId, side, reason }, now });
    return shown(tx, id);
  });

function needSeen(offer: OfferRow, { amount }: Seen): void {
  if (offer.amount !== amount) fail('offer_changed');
}

async function shown(tx: Tx, id: number): Promise<OfferRow> {
  const offer = (await findOffer(tx, id))!;
  await showOffer(tx, offer);
  return offer;
}
