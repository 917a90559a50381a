import type { Reach } from '@forecourt/contract/access/owner.ts';
import { dollars } from '@forecourt/contract/notices/notice-words.ts';
import { maxLowOffers, maxOffersOnCar, maxOpenOffers } from '@forecourt/contract/offers/offer-values.ts';
import type { TradeIn } from '@forecourt/contract/offers/offer-shapes.ts';
import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import type { ViewCounter } from '../../features/cars/view-counter.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { lockCar } from '../../features/listings/listings.store.ts';
import { openConversation } from '../../features/messaging/conversations.store.ts';
import { lockParticipation } from '../../features/messaging/participants.store.ts';
import { subjectKeys } from '../../features/messaging/reach.rules.ts';
import { highestAmount, hoursAfter } from '../../features/offers/offer.rules.ts';
import type { OfferRow } from '../../features/offers/offers.sql.ts';
import {
  countOpenOffersOf,
  countRecentOffers,
  findOffer,
  findOfferable,
  findTradeIn,
  insertOffer,
  insertOfferAmount,
  lockBuyer,
  noteLowOffer,
} from '../../features/offers/offers.store.ts';
import { fail } from '../../lib/failure.ts';
import { write } from '../messaging/send-message.ts';

export interface OfferDeps {
  db: Database;
  views: ViewCounter;
  settings: () => Promise<{ offer_hold_hours: number }>;
}

export interface OfferGiven {
  amount: number;
  validHours: number;
  note: string | null;
  tradeIn: TradeIn | null;
}

/** Makes an offer in the conversation about the car, which is opened if there is none. */
export async function makeOffer(
  { db, views }: OfferDeps,
  actor: Reach,
  carId: number,
  given: OfferGiven,
  now: Date,
): Promise<OfferRow> {
  const made = await db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    await lockCar(tx, carId);
    const car = (await findOfferable(tx, carId)) ?? fail('car_not_found');
    if (!car.is_on_sale || !car.accepts_offers) fail('no_offers');
    if (car.accounts.includes(reach.gameAccountId)) fail('own_offer');
    if (!(await lockBuyer(tx, reach.userId))) fail('account_closed');
    await needRoom(tx, reach);
    refuseTooHigh(given.amount, car.price);
    // The refusal is counted, so this transaction has to commit.
    if (await isTooLow(tx, car, reach.gameAccountId, given.amount)) return 'too_low';
    const trade = await tradeInColumns(tx, reach.userId, given.tradeIn);
    return offerInConversation(tx, reach, car, given, trade, now);
  });
  if (made === 'too_low') return fail('offer_too_low');
  views.note('inquiry', carId, `user ${actor.userId}`);
  return made;
}

type Offerable = NonNullable<Awaited<ReturnType<typeof findOfferable>>>;

async function offerInConversation(
  tx: Tx,
  reach: Reach,
  { id: carId, seller_id: sellerId, dealer_id: dealerId, price, name }: Offerable,
  { amount, validHours, note }: OfferGiven,
  trade: Awaited<ReturnType<typeof tradeInColumns>>,
  now: Date,
): Promise<OfferRow> {
  const { id: conversationId } = await openConversation(tx, {
    type: 'direct',
    title: null,
    carId,
    dealerId,
    createdBy: reach.userId,
    subjectKey: subjectKeys.car(carId, reach.userId),
    people: dealerId === null ? [reach.userId, sellerId] : [reach.userId],
  });
  const id = await insertOffer(tx, {
    car_id: carId,
    buyer_id: reach.userId,
    seller_id: sellerId,
    dealer_id: dealerId,
    conversation_id: conversationId,
    amount,
    price_then: price,
    valid_hours: validHours,
    expires_at: hoursAfter(now, validHours),
    ...trade,
  });
  if (id === null) return fail('offer_exists');
  await insertOfferAmount(tx, { offerId: id, side: 'buyer', amount, note, by: reach.userId });
  const participation = (await lockParticipation(tx, conversationId, reach)) ?? fail('car_not_found');
  // Refuses if the two can't message each other.
  await write(tx, reach, participation, {
    type: 'offer',
    content: `offered ${dollars(amount)} for “${name}”`,
    clientId: null,
    card: { kind: 'offer', id },
  });
  await announce(tx, { kind: 'offer_made', offerId: id, by: reach.userId });
  return (await findOffer(tx, id))!;
}

/** The buyer is locked, so the number holds. */
async function needRoom(tx: Tx, { userId }: Reach): Promise<void> {
  if ((await countOpenOffersOf(tx, userId)) >= maxOpenOffers)
    fail('too_many_offers', { words: { max: String(maxOpenOffers) } });
}

/** More than this is a typing error. */
export function refuseTooHigh(amount: number, price: number, field: 'amount' | 'new_amount' = 'amount'): void {
  const highest = highestAmount(price);
  if (amount > highest) fail('bad_input', { fields: { [field]: [`Please enter at most ${dollars(highest)}`] } });
}

/**
 * Whether the amount is below the seller's private minimum. Counts it if so. After a few, no amount is compared any
 * more, so that the minimum can't be found by trying.
 */
export async function isTooLow(
  tx: Tx,
  { id, minimum_offer: minimum }: Pick<Offerable, 'id' | 'minimum_offer'>,
  gameAccountId: number,
  amount: number,
): Promise<boolean> {
  const { low, all } = await countRecentOffers(tx, id, gameAccountId);
  if (low >= maxLowOffers || all >= maxOffersOnCar) fail('offers_paused');
  if (minimum === null || amount >= minimum) return false;
  await noteLowOffer(tx, id, gameAccountId);
  return true;
}

/** Copies the facts, because the offer is about the car as it was then. */
async function tradeInColumns(tx: Tx, buyerId: number, tradeIn: TradeIn | null) {
  if (tradeIn === null) return {};
  const { car_id: carId, ...described } = tradeIn;
  const facts =
    carId === undefined
      ? described
      : ((await findTradeIn(tx, carId, buyerId)) ??
        fail('bad_input', { fields: { trade_in: ['Please select one of your own cars'] } }));
  return {
    trade_car_id: carId ?? null,
    trade_make: facts.make ?? null,
    trade_model: facts.model ?? null,
    trade_year: facts.year ?? null,
    trade_mileage: facts.mileage ?? null,
  };
}
