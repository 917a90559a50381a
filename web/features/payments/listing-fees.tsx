import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@forecourt/contract/payments/payment-shapes.ts';
import * as api from '../../lib/api.ts';
import { countOf, money } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FixLink } from './checkout/fix-link.tsx';
import { whyThisPrice } from './why-this-price.ts';

/** The price of a private listing and how it's calculated. The full price list is collapsed. */
export function ListingFees({ userId, isOnTeam }: { userId: number; isOnTeam: boolean }) {
  const plan = useQuery(api.payments.planByType.query({ type: 'listing' }));
  const own = useQuery(api.payments.canListCar.query({ user_id: userId, ...(isOnTeam && { is_dealer: false }) }));
  if (plan.isError || own.isError)
    return (
      <p className="text-sm text-ink-2">
        Failed to fetch payment plans.{' '}
        <Button kind="link" onClick={() => void Promise.all([plan.refetch(), own.refetch()])}>
          Try again
        </Button>
      </p>
    );
  if (!plan.data || !own.data) return <Skeleton className="h-13 w-full" />;
  const { price, lines, refusal } = own.data;
  return (
    <section aria-label="Listing fee" className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3">
        <span>Your listing, for {countOf(plan.data.plan.lasts_hours / 24, 'day')}</span>
        <b className="wide text-lg leading-6">{shown(price)}</b>
      </p>
      <AllPrices plan={plan.data.plan} why={whyThisPrice(lines)} />
      {refusal && (
        <p className="mt-1 text-sm text-warn">
          {refusal.sentence} <FixLink code={refusal.code} carId={null} />
        </p>
      )}
    </section>
  );
}

const AllPrices = ({ plan, why }: { plan: Plan; why: string }) => (
  <Disclosure
    isWide
    title={
      <>
        <span className="grow text-pretty">{why}</span>
        <span className="shrink-0 font-medium text-ink">All prices</span>
      </>
    }
    className="text-sm text-ink-2"
  >
    <dl className="mt-2 grid gap-1.5 border-t border-line pt-2">
      {[{ label: 'A listing', price: plan.price }, ...plan.reductions].map(({ label, price }) => (
        <div key={label} className="flex items-baseline justify-between gap-3">
          <dt>{label}</dt>
          <dd>{shown(price)}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);

const shown = (price: number) => (price === 0 ? 'Free' : money(price));
