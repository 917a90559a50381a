import { useQuery } from '@tanstack/react-query';
import type { DealerTerms } from '@forecourt/contract/applications/applications.ts';
import * as api from '../../lib/api.ts';
import { countOf, money } from '../../lib/format.ts';

const cars = 20;

/** Compares a membership with the fees of as many private listings, with today's prices. */
export function MembershipExample({ terms }: { terms: DealerTerms }) {
  const { data } = useQuery(api.payments.planByType.query({ type: 'listing' }));
  if (!data || terms.max_listings < cars) return null;
  const { membership_price } = terms;
  const separately = data.plan.price * cars;
  return (
    <section aria-label="An example" className="grid gap-3">
      <h2 className="text-lg">An example</h2>
      <p className="text-ink-2 text-pretty">
        A dealer with {countOf(cars, 'car')} pays {money(membership_price)} for 30 days, so{' '}
        {money(Math.round(membership_price / cars))} per car. At the private listing fee, {countOf(cars, 'car')} would
        cost {money(separately)}.
      </p>
    </section>
  );
}
