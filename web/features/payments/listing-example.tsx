import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import * as api from '../../lib/api.ts';
import { money } from '../../lib/format.ts';

const carPrice = 48_000;

/** What selling a first car costs, with today's prices. Renders nothing until they're known. */
export function ListingExample() {
  const { data } = useQuery(api.payments.plans.query({}));
  const listing = data?.plans.find(({ type }) => type === 'listing');
  if (!listing) return null;
  const { price, reductions } = listing;
  const fee = Math.min(
    price,
    ...reductions.filter(({ label }) => label === 'Your first listing').map((one) => one.price),
  );
  return (
    <section aria-label="An example" className="grid gap-3">
      <h2 className="text-lg">An example</h2>
      <p className="text-ink-2 text-pretty">
        You list your first car for {money(carPrice)}. A buyer writes, takes a test drive and pays you in the game.
      </p>
      <dl className="grid gap-1.5 rounded-l bg-sunken p-4 sm:p-5">
        <Line label="The buyer pays you" amount={carPrice} />
        <Line label="Listing fee, paid once" amount={-fee} />
        <Line label="You keep" amount={carPrice - fee} isTotal />
      </dl>
      <p className="text-sm text-ink-3">We don’t take a share of the sale.</p>
    </section>
  );
}

const Line = ({ label, amount, isTotal = false }: { label: string; amount: number; isTotal?: boolean }) => (
  <div className={clsx('flex items-baseline justify-between gap-3', isTotal && 'border-t border-line pt-2')}>
    <dt className={isTotal ? 'font-semibold' : 'text-ink-2'}>{label}</dt>
    <dd className={isTotal ? 'wide text-lg tabular-nums' : 'tabular-nums'}>{money(amount)}</dd>
  </div>
);
