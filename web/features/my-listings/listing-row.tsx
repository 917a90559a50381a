import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CarFront, Clock, Star } from 'lucide-react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { count, miles, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import type { ListingPayments, ListingSales } from '../../shared/listings/listing-checkout.ts';
import { Thumb } from '../../ui/thumb.tsx';
import { StatusTag } from '../../shared/listings/status-tag.tsx';
import { titleOf } from '../../shared/listings/title-of.ts';
import { expiryOf } from '../../shared/listings/expiry.ts';
import { rowId } from '../../shared/listings/focus-row.ts';
import { RowActions } from './row-actions.tsx';
import type { Transitions } from './use-transitions.ts';

interface ListingRowProps {
  listing: OwnListing;
  /** Says that it isn't the company's. */
  isMarkedPrivate: boolean;
  transitions: Transitions;
  payments: ListingPayments;
  sales: ListingSales;
}

export function ListingRow({ listing, isMarkedPrivate, transitions, payments, sales }: ListingRowProps) {
  const isDraft = listing.status === 'draft';
  const target = { to: isDraft ? paths.editListing : paths.car, params: { id: String(listing.id) } } as const;
  return (
    <li id={rowId(listing.id)} className={clsx(rowLook, rowColumns)}>
      <Link {...target} tabIndex={-1} aria-hidden="true" className="max-xl:row-span-2">
        <Cover listing={listing} />
      </Link>
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="text-base sm:text-lg">
          <Link {...target} className="rounded-s hover:underline hover:underline-offset-4">
            {titleOf(listing)}
          </Link>
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-3 text-ink-2">
          <Price listing={listing} />
          {listing.mileage !== null && <span>{miles(listing.mileage)}</span>}
          {isMarkedPrivate && <Tag>Private</Tag>}
        </p>
      </div>
      <StatusCell listing={listing} onRenew={() => payments.onBuy(listing.id, 'renew')} />
      {!isDraft && <Figures listing={listing} />}
      <div className="max-xl:col-span-2 xl:col-start-5">
        <RowActions
          listing={listing}
          transitions={transitions}
          sales={sales}
          onBuy={(transition) => payments.onBuy(listing.id, transition)}
        />
      </div>
      <div className="col-span-full empty:hidden">{payments.renderBelow(listing)}</div>
    </li>
  );
}

const rowLook = 'grid gap-x-4 gap-y-3 border-b border-line py-5 xl:items-center xl:gap-x-5';

/** Picture, car, status, stats, buttons: aligned in columns on wide screens. */
export const rowColumns =
  'grid-cols-[104px_minmax(0,1fr)] sm:grid-cols-[148px_minmax(0,1fr)] xl:grid-cols-[116px_minmax(0,1fr)_180px_204px_376px]';

/** The listing's status and its dates. */
const StatusCell = ({ listing, onRenew }: { listing: OwnListing; onRenew: () => void }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 max-xl:self-start xl:grid xl:justify-items-start xl:gap-y-1">
    <p className="flex flex-wrap gap-1.5">
      <StatusTag listing={listing} />
      {listing.featured_status === 'active' && (
        <Tag tone="accent">
          <Star aria-hidden="true" />
          Featured
        </Tag>
      )}
    </p>
    <StatusNote listing={listing} />
    {listing.transitions.includes('renew') && (
      <Button size="small" className="h-8! px-3! xl:mt-1" onClick={onRenew}>
        Renew<span className="sr-only"> {titleOf(listing)}</span>
      </Button>
    )}
  </div>
);

function Cover({ listing }: { listing: OwnListing }) {
  const cover = listing.images[0];
  const look = 'aspect-3/2 w-full rounded-m';
  if (cover) return <Thumb photo={cover} alt="" className={look} />;
  return (
    <span className={clsx(look, 'grid place-items-center bg-sunken text-ink-3')}>
      <CarFront size={28} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}

function Price({ listing: { price, original_price } }: { listing: OwnListing }) {
  if (price === null) return <span>No price yet</span>;
  return (
    <span className="wide flex flex-wrap items-baseline gap-x-2 text-base whitespace-nowrap text-ink">
      {money(price)}
      {original_price !== null && original_price > price && (
        <s className="text-sm font-normal text-ink-3">
          <span className="sr-only">Before: </span>
          {money(original_price)}
        </s>
      )}
    </span>
  );
}

/** Notes for the owner: the expiry, the last change or why it was removed. */
function StatusNote({ listing }: { listing: OwnListing }) {
  const expiry = expiryOf(listing, Date.now());
  if (listing.removed_by === 'seller')
    return (
      <p className="text-sm text-ink-3">
        {listing.dealer_id === null ? 'You deleted this listing' : 'Your team deleted this listing'}{' '}
        <Time at={listing.updated_at} inSentence />
      </p>
    );
  if (listing.status_reason) return <p className="text-sm font-medium text-danger">{listing.status_reason}</p>;
  if (expiry)
    return (
      <p className={clsx('flex items-center gap-1.5 text-sm', expiry.isNear ? 'font-medium text-warn' : 'text-ink-3')}>
        {expiry.isNear && <Clock size={15} aria-hidden="true" />}
        {expiry.text}
      </p>
    );
  return (
    <p className="text-sm text-ink-3">
      Last changed <Time at={listing.updated_at} inSentence />
    </p>
  );
}

const Figures = ({ listing }: { listing: OwnListing }) => (
  <dl className="flex gap-6 max-xl:col-span-2 xl:col-start-4 xl:grid xl:grid-cols-3 xl:gap-0">
    {(
      [
        ['Views', listing.views],
        ['Inquiries', listing.inquiries],
        ['Favourites', listing.favourites],
      ] as const
    ).map(([name, value]) => (
      <div key={name} className="flex flex-row-reverse items-baseline gap-1.5 xl:block xl:text-right">
        {/* On wide screens the list header has the labels. */}
        <dt className="text-sm text-ink-3 xl:sr-only">{name}</dt>
        <dd className="font-semibold xl:text-lg">{count(value)}</dd>
      </div>
    ))}
  </dl>
);
