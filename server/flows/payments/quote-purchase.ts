import type { Owner, Reach } from '@forecourt/contract/access/owner.ts';
import type { Answer } from '@forecourt/contract/kit/call.ts';
import { slotStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import type { payments } from '@forecourt/contract/payments/payments.ts';
import type { Failure } from '../../lib/failure.ts';
import { countSlots } from '../../features/listings/listings.store.ts';
import { mayHandle } from '../../features/payments/payment-access.rules.ts';
import { paymentView } from '../../features/payments/payment-views.rules.ts';
import { findPending } from '../../features/payments/payments.store.ts';
import { quote } from '../../features/payments/pricing.rules.ts';
import type { BuyingDeps } from './buy.ts';
import { listingPurchase } from './buyers-history.ts';
import { maxSlots, needActiveDealer, needSlot } from '../listings/listing-checks.ts';
import { findItem, refusalOf, type PurchaseIntent } from './purchase-items.ts';

/** The current price for this user. Reserves and promises nothing. */
export async function quotePurchase(
  parts: BuyingDeps,
  buyer: Reach,
  wanted: PurchaseIntent,
  now: Date,
): Promise<Answer<typeof payments.quote>['quote']> {
  const { db } = parts;
  const settings = await parts.settings();
  const item = await findItem(db, parts, buyer, wanted, settings, now);
  const open = await findPending(db, item.purpose);
  const { lines, total } = quote(settings, item.purchase, now);
  return {
    payment_type: item.kind,
    subject: item.subject,
    lines,
    total,
    lasts_hours: item.lastsHours,
    would_end_at: item.wouldEndAt,
    refusal: open ? null : shown(item.refusal),
    open_payment: open && mayHandle(open, buyer) ? paymentView(open) : null,
  };
}

/** Whether another car can be listed at all, before anything about it is known. */
export async function canListCar(
  { db, settings: read }: BuyingDeps,
  { gameAccountId }: Reach,
  owner: Owner,
  now: Date,
): Promise<Omit<Answer<typeof payments.canListCar>, 'success'>> {
  const settings = await read();
  const [used, purchase] = await Promise.all([
    countSlots(db, owner, slotStatuses),
    listingPurchase(db, { gameAccountId, owner, carId: null, purpose: null }),
  ]);
  const refusal = await refusalOf(async () => {
    await needSlot(db, owner, settings);
    await needActiveDealer(db, 'dealer' in owner ? owner.dealer : null);
  });
  const { lines, total } = quote(settings, purchase, now);
  return {
    can_list: refusal === null,
    refusal: shown(refusal),
    slots: { used, of: maxSlots(owner, settings) },
    price: total,
    lines,
  };
}

const shown = (refusal: Failure | null) => refusal && { code: refusal.code, sentence: refusal.message };
