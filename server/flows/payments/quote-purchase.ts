import type { Answer } from '@forecourt/contract/kit/call.ts';
import { placeStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { payments } from '@forecourt/contract/payments/payments.ts';
import type { Failure } from '../../lib/failure.ts';
import { countPlaces } from '../../features/cars/listings.store.ts';
import { sideOf } from '../../features/cars/listing.rules.ts';
import { mayHandle } from '../../features/payments/payment-access.rules.ts';
import { paymentView } from '../../features/payments/payment-views.rules.ts';
import { findPending } from '../../features/payments/payments.store.ts';
import { quote } from '../../features/payments/pricing.rules.ts';
import type { BuyingParts } from './buy.ts';
import { listingPurchase } from './buyers-history.ts';
import { mostPlaces, needActiveDealer, needPlace } from '../cars/listing-checks.ts';
import { findItem, refusalOf, type Buyer, type Wanted } from './purchase-items.ts';

/** What something would cost this person now; nothing is held or promised by it. */
export async function quotePurchase(
  parts: BuyingParts,
  buyer: Buyer,
  wanted: Wanted,
  now: Date,
): Promise<Answer<typeof payments.quote>['quote']> {
  const { db } = parts;
  const settings = await parts.settings();
  const item = await findItem(db, parts, buyer, wanted, settings, now);
  const open = await findPending(db, item.purpose);
  const { lines, total } = quote(settings, item.purchase, now);
  const asking = { id: buyer.userId, team: buyer.team, staffRole: null };
  return {
    payment_type: item.kind,
    subject: item.subject,
    lines,
    total,
    lasts_hours: item.lastsHours,
    would_end_at: item.wouldEndAt,
    refusal: open ? null : shown(item.refusal),
    open_payment: open && mayHandle(open, asking) ? paymentView(open) : null,
  };
}

/** Whether another car can be listed at all, before anything of it is known. */
export async function canListCar(
  { db, settings: read }: BuyingParts,
  buyer: Buyer,
  now: Date,
): Promise<Omit<Answer<typeof payments.canListCar>, 'success'>> {
  const side = sideOf(buyer);
  const settings = await read();
  const { gameAccountId } = buyer;
  const [used, purchase] = await Promise.all([
    countPlaces(db, side, placeStatuses),
    listingPurchase(db, { gameAccountId, side, carId: null, purpose: null }),
  ]);
  const refusal = await refusalOf(async () => {
    await needPlace(db, side, settings);
    await needActiveDealer(db, side.dealerId);
  });
  const { lines, total } = quote(settings, purchase, now);
  return {
    can_list: refusal === null,
    refusal: shown(refusal),
    places: { used, of: mostPlaces(side, settings) },
    price: total,
    lines,
  };
}

const shown = (refusal: Failure | null) => refusal && { code: refusal.code, sentence: refusal.message };
