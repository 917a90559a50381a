import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Ban, Handshake, Tag, TrendingDown, type LucideIcon } from 'lucide-react';
import clsx from 'clsx';
import type { VehicleEventKind } from '@forecourt/contract/vehicles/history-access.ts';
import type { VehicleEvent } from '@forecourt/contract/vehicles/vehicles.ts';
import * as api from '../../lib/api.ts';
import { miles, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';

/** Earlier listings and sales of this car. Renders nothing if it has none, or if they can't be loaded. */
export function VehicleHistory({ carId }: { carId: number }) {
  const { data } = useQuery({ ...api.vehicles.history.query({ car_id: carId }), staleTime: 60_000 });
  const headingId = useId();
  const events = data?.events ?? [];
  if (!events.some(({ is_this }) => !is_this)) return null;
  const fallen = events.find(({ is_this, fell_from }) => is_this && fell_from !== null);
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={headingId} className="text-xl">
          Vehicle history
        </h2>
        <p className="text-sm text-ink-3">
          From all listings here with this plate and model, as their sellers entered them.
        </p>
      </div>
      {fallen && <MileageWarning event={fallen} />}
      <ol className="overflow-hidden rounded-l border border-line bg-surface">
        {events.map((event, at) => (
          <Event key={at} event={event} />
        ))}
      </ol>
    </section>
  );
}

const MileageWarning = ({ event: { fell_from, mileage } }: { event: VehicleEvent }) =>
  fell_from && (
    <Notice tone="warn">
      <p className="font-semibold">The mileage went down</p>
      <p className="text-ink-2">
        An earlier listing of <Time at={fell_from.at} as="day" /> said {miles(fell_from.mileage)}. This one says{' '}
        {miles(mileage ?? 0)}. Ask the seller why.
      </p>
    </Notice>
  );

function Event({ event }: { event: VehicleEvent }) {
  const { Icon, look, title } = looks[event.kind];
  const isLink = event.car_id !== null && !event.is_this && event.kind === 'listed';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 border-t border-line px-[clamp(14px,1.6vw,20px)] py-3.5 first:border-t-0">
      <Icon size={19} className={clsx('mt-0.5', look)} aria-hidden="true" />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold">
          {title}
          {event.is_this && event.kind === 'listed' && <span className="font-normal text-ink-3"> (this listing)</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">{detailsOf(event).join(' · ')}</p>
        {event.fell_from && !event.is_this && (
          <p className="flex items-center gap-1.5 text-sm text-warn">
            <TrendingDown size={15} className="shrink-0" aria-hidden="true" />
            The mileage went down from {miles(event.fell_from.mileage)}
          </p>
        )}
        {isLink && (
          <Link
            to={paths.car}
            params={{ id: String(event.car_id) }}
            className="inline-flex min-h-6 w-fit items-center text-sm font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
          >
            View this listing
          </Link>
        )}
      </div>
      <div className="grid content-start justify-items-end gap-0.5 text-right">
        {event.mileage !== null && <p className="font-semibold whitespace-nowrap">{miles(event.mileage)}</p>}
        <p className="text-sm whitespace-nowrap text-ink-3">
          <Time at={event.at} as="day" />
        </p>
      </div>
    </li>
  );
}

function detailsOf(event: VehicleEvent): string[] {
  if (event.kind === 'annulled') return ['Our staff annulled the sale, so it doesn’t count'];
  const seller = event.company ?? event.seller_name ?? 'Private seller';
  if (event.kind === 'listed') return [seller, ...(event.is_bought_here ? ['Bought here before'] : [])];
  const said = [event.buyer_name === null ? seller : `${seller} to ${event.buyer_name}`];
  if (event.amount !== null) said.push(money(event.amount));
  if (event.kind === 'marked_sold') said.push('Not confirmed by the buyer');
  return said;
}

const looks: Record<VehicleEventKind, { Icon: LucideIcon; look: string; title: string }> = {
  listed: { Icon: Tag, look: 'text-ink-3', title: 'Listed' },
  sold: { Icon: BadgeCheck, look: 'text-good', title: 'Sold, verified' },
  marked_sold: { Icon: Handshake, look: 'text-ink-3', title: 'Marked as sold' },
  annulled: { Icon: Ban, look: 'text-danger', title: 'Sale annulled' },
};
