import { useQuery } from '@tanstack/react-query';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import type { Plan } from '@forecourt/contract/payments/payment-shapes.ts';
import * as api from '../../lib/api.ts';
import { countOf, money } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface PriceListProps {
  title: string;
  /** What to list, in this order. */
  kinds: readonly PaymentKind[];
}

/** Today's prices with every discount, for everyone. */
export function PriceList({ title, kinds }: PriceListProps) {
  const { data, isError, refetch } = useQuery(api.payments.plans.query({}));
  if (isError)
    return (
      <p className="text-ink-2">
        Failed to fetch payment plans.{' '}
        <Button kind="link" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {data ? (
        <ul className="grid gap-3">
          {kinds
            .flatMap((kind) => data.plans.find(({ type }) => type === kind) ?? [])
            .map((plan) => (
              <li key={plan.type}>
                <Price plan={plan} />
              </li>
            ))}
        </ul>
      ) : (
        <Skeleton className="h-44 rounded-l" />
      )}
      <p className="text-sm text-ink-3">In-game money. You always see the full price before you pay.</p>
    </section>
  );
}

const Price = ({ plan: { name, description, price, lasts_hours, reductions } }: { plan: Plan }) => (
  <div className="grid gap-3 rounded-l border border-line bg-surface p-4 sm:p-5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
      <h3 className="text-base font-semibold">{name}</h3>
      <p className="text-lg">
        <b className="wide tabular-nums">{shown(price)}</b>{' '}
        <span className="text-base text-ink-2">for {lasting(lasts_hours)}</span>
      </p>
      <p className="w-full text-sm text-ink-2">{description}</p>
    </div>
    {reductions.length > 0 && (
      <dl className="grid gap-1.5 border-t border-line pt-3 text-sm text-ink-2">
        {reductions.map((one) => (
          <div key={one.label} className="flex items-baseline justify-between gap-3">
            <dt>{one.label}</dt>
            <dd className="font-semibold text-ink tabular-nums">{shown(one.price)}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);

const lasting = (hours: number) => (hours % 24 === 0 ? countOf(hours / 24, 'day') : countOf(hours, 'hour'));

const shown = (price: number) => (price === 0 ? 'Free' : money(price));
