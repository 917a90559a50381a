import { kindNames, type PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';

/** A purchase and the buyer's history that its price depends on (product rules, "Settings and money"). */
export type Purchase =
  | {
      kind: 'listing';
      /** A dealer's listings are covered by the membership. */
      isCovered: boolean;
      isFirstEver: boolean;
      accountKnownSince: Date;
      liveListings: number;
    }
  | {
      kind: 'featured';
      /** Null if it was never featured. In the future if it's featured now. */
      lastFeatureEnds: Date | null;
      /** Features a dealer used this calendar month. Null for private sellers. */
      freeFeaturesUsed: number | null;
    }
  | { kind: 'membership' }
  | { kind: 'renewal'; membershipEnds: Date };

export interface QuoteLine {
  label: string;
  /** Whole dollars. Negative for a reduction. */
  amount: number;
}

export interface Quote {
  lines: QuoteLine[];
  total: number;
  /** The account's introductory rate, which applies only once. */
  isIntroductory: boolean;
}

interface Reduction {
  label: string;
  price: number;
  isIntroductory?: boolean;
}

/**
 * The price of a purchase, line by line. Reductions don't add up: only the best one applies and is named. The fee comes
 * last.
 */
export function quote(settings: Settings, purchase: Purchase, now: Date): Quote {
  const price = fullPrice(settings, purchase.kind);
  const lines: QuoteLine[] = [{ label: kindNames[purchase.kind], amount: price }];
  const best = reductions(settings, purchase, price, now)
    .filter((one) => one.price < price)
    .toSorted((one, other) => one.price - other.price)[0];
  const reduced = best?.price ?? price;
  if (best) lines.push({ label: best.label, amount: reduced - price });
  const fee = percentOf(reduced, settings.payment_processing_fee);
  if (fee > 0) lines.push({ label: `Processing fee (${settings.payment_processing_fee}%)`, amount: fee });
  return { lines, total: reduced + fee, isIntroductory: best?.isIntroductory ?? false };
}

/** The price before reductions. */
export function fullPrice(settings: Settings, kind: PaymentKind): number {
  if (kind === 'listing') return settings.regular_listing_price;
  return kind === 'featured' ? settings.featured_car_price : settings.dealer_membership_price;
}

function reductions(settings: Settings, purchase: Purchase, price: number, now: Date): Reduction[] {
  const less = (label: string, percent: number): Reduction => ({
    label: `${label} (${percent}%)`,
    price: price - percentOff(price, percent),
  });
  const found: Reduction[] = [];
  if (purchase.kind === 'listing') {
    if (purchase.isCovered) found.push({ label: 'Covered by your membership', price: 0 });
    if (purchase.isFirstEver)
      found.push({ label: 'Introductory rate', price: settings.introductory_rate, isIntroductory: true });
    if (now.getTime() - purchase.accountKnownSince.getTime() < 30 * dayMs)
      found.push(less('New user discount', settings.new_user_discount_percentage));
    if (purchase.liveListings >= 3) found.push(less('Bulk listing discount', settings.bulk_listing_discount));
  }
  if (purchase.kind === 'featured') {
    const { freeFeaturesUsed, lastFeatureEnds } = purchase;
    const free = settings.dealer_free_featured_per_month;
    if (freeFeaturesUsed !== null && freeFeaturesUsed < free)
      found.push({ label: `Free feature ${freeFeaturesUsed + 1} of ${free} this month`, price: 0 });
    if (lastFeatureEnds && now.getTime() - lastFeatureEnds.getTime() <= 7 * dayMs)
      found.push(less('Featured again discount', settings.featured_car_renewal_discount));
  }
  if (purchase.kind === 'renewal' && purchase.membershipEnds.getTime() - now.getTime() >= 7 * dayMs)
    found.push(less('Early bird discount', settings.dealer_membership_early_bird_discount));
  return found;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whole dollars, rounded half up. Percentages have at most two decimals, so calculating in hundredths is exact. */
const percentOf = (amount: number, percent: number) => Math.floor((amount * Math.round(percent * 100) + 5000) / 10_000);

/** The remaining price is rounded half up, so the reduction is rounded half down. */
export const percentOff = (amount: number, percent: number) => amount - percentOf(amount, 100 - percent);
