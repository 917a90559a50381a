import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { countOf, money } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

/** What a listing costs, before anything is typed; the quote says it to the dollar before it is paid. */
export function ListingFees() {
  const { data, isError, refetch } = useQuery(api.payments.planByType.query({ type: 'listing' }));
  if (isError)
    return (
      <p className="text-sm text-ink-2">
        Failed to fetch payment plans.{' '}
        <Button kind="link" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!data) return null;
  const { price, lasts_hours, reductions } = data.plan;
  return (
    <section aria-label="Listing fee" className="grid gap-2.5">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-ink-2">Listing for {countOf(lasts_hours / 24, 'day')}</span>
        <b className="font-semibold">{price === 0 ? 'Free' : money(price)}</b>
      </p>
      {reductions.map(({ label, price: lower }) => (
        <p key={label} className="flex items-baseline justify-between gap-3 text-sm">
          <span className="text-ink-2">{label}</span>
          <span className="text-good">{money(lower)}</span>
        </p>
      ))}
    </section>
  );
}
