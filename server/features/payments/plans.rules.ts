import type { Plan } from '@forecourt/contract/payments/payment-shapes.ts';
import {
  kindNames,
  membershipDays,
  paymentKinds,
  type PaymentKind,
} from '@forecourt/contract/payments/payments.flow.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import { fullPrice, percentOff } from './pricing.rules.ts';

/** How long a purchase lasts. Changed settings only affect new purchases. */
export function lastsHours(settings: Settings, kind: PaymentKind): number {
  if (kind === 'listing') return settings.listing_duration_days * 24;
  return kind === 'featured' ? settings.featured_duration_hours : membershipDays * 24;
}

/** Everything that can be bought, at full price. */
export function plans(settings: Settings): Plan[] {
  return paymentKinds.map((type) => {
    const price = fullPrice(settings, type);
    const less = (label: string, percent: number) => ({ label, price: price - percentOff(price, percent) });
    const reductions = {
      listing: [
        { label: 'Your first listing', price: settings.introductory_rate },
        less('In your first 30 days', settings.new_user_discount_percentage),
        less('With three or more live listings', settings.bulk_listing_discount),
      ],
      featured: [less('Featured again within a week', settings.featured_car_renewal_discount)],
      membership: [],
      renewal: [less('Seven or more days before your membership ends', settings.dealer_membership_early_bird_discount)],
    }[type];
    return {
      type,
      name: kindNames[type],
      description: descriptions[type],
      price,
      lasts_hours: lastsHours(settings, type),
      reductions: reductions.filter((one) => one.price < price),
    };
  });
}

const descriptions: Record<PaymentKind, string> = {
  listing: 'List one car',
  featured: 'Show one listing ahead of the others',
  membership: 'Everything a dealer needs: listings, a team and the portal',
  renewal: 'Another month, added to your current membership',
};
