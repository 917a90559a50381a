import { Link } from '@tanstack/react-router';
import { Clock, Eye, Heart, MessageSquare, Pencil, Star, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { warnDaysBeforeExpiry } from '@forecourt/contract/cars/cars.flow.ts';
import { daysLeft } from '../../../lib/days-left.ts';
import { count, countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import { transitionWords, isPageTransition, type PageTransition } from './transition-words.ts';
import { useCarTransition } from './use-car-transition.ts';

interface OwnerStripProps {
  car: Car;
  own: NonNullable<Car['own']>;
  payments: CarPayments;
  sales: CarSales;
}

/** The checkout and open payments, provided by the page. */
export interface CarPayments {
  onBuy: (transition: 'renew' | 'feature' | 'feature_longer') => void;
  open: ReactNode;
}

/** The Mark as Sold dialog and the sale of a sold car, provided by the page. */
export interface CarSales {
  onSell: () => void;
  sale: ReactNode;
}

/** Visible to the seller's side only: the listing's stats and actions. */
export function OwnerStrip({ car, own, payments, sales }: OwnerStripProps) {
  const { act, busyWith } = useCarTransition(car);
  const isFeatured = car.featured_status === 'active';
  return (
    <section
      aria-label="Your listing"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-l border border-line bg-surface px-[clamp(16px,2.4vw,24px)] py-4"
    >
      <div className="grid gap-2">
        <p className="text-sm text-ink-2">
          {car.dealer_id === null ? 'This is your listing.' : 'This listing belongs to your dealership.'}{' '}
          <Link to={paths.myListings} className="underline decoration-edge underline-offset-4 hover:decoration-ink">
            All my listings
          </Link>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
          <Figure Icon={Eye} number={own.views} of="view" />
          <Figure Icon={MessageSquare} number={own.inquiries} of="inquiry" many="inquiries" />
          <Figure Icon={Heart} number={own.favourites} of="favourite" />
          {own.expires_at && <ExpiryNote car={car} at={own.expires_at} />}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {own.may_edit && (
          <ButtonLink to={paths.editListing} params={{ id: String(car.id) }} size="small">
            <Pencil size={15} aria-hidden="true" />
            Edit
          </ButtonLink>
        )}
        {own.may_edit && car.status === 'active' && (
          <Button kind="plain" size="small" onClick={() => payments.onBuy(isFeatured ? 'feature_longer' : 'feature')}>
            <Star size={15} aria-hidden="true" />
            {isFeatured ? 'Feature longer' : 'Feature'}
          </Button>
        )}
        {own.transitions.includes('mark_sold') && (
          <Button kind="plain" size="small" onClick={sales.onSell}>
            Mark as Sold
          </Button>
        )}
        {own.transitions.filter(isPageTransition).map((transition) => (
          <Button
            key={transition}
            kind={kinds[transition] ?? 'plain'}
            size="small"
            busy={busyWith === transition}
            disabled={busyWith !== undefined && busyWith !== transition}
            onClick={() => (transition === 'renew' ? payments.onBuy(transition) : act(transition))}
          >
            {transitionWords[transition].label}
          </Button>
        ))}
      </div>
      {car.status === 'sold' && <div className="w-full empty:hidden">{sales.sale}</div>}
      <div className="w-full empty:hidden">{payments.open}</div>
    </section>
  );
}

const kinds: Partial<Record<PageTransition, 'primary' | 'danger'>> = { delete: 'danger', restore: 'primary' };

interface FigureProps {
  Icon: LucideIcon;
  number: number;
  of: string;
  many?: string;
}

const Figure = ({ Icon, number, of, many }: FigureProps) => (
  <Entry Icon={Icon}>
    <b className="font-semibold">{count(number)}</b> {countOf(number, of, many).split(' ').at(-1)}
  </Entry>
);

function ExpiryNote({ car, at }: { car: Car; at: string }) {
  if (car.status !== 'active' && car.status !== 'reserved') return null;
  const days = daysLeft(at, Date.now());
  return (
    <Entry Icon={Clock} isUrgent={days <= warnDaysBeforeExpiry}>
      Ends <Time at={at} as="day" /> ({days === 0 ? 'less than a day left' : `${countOf(days, 'day')} left`})
    </Entry>
  );
}

const Entry = ({ Icon, isUrgent, children }: { Icon: LucideIcon; isUrgent?: boolean; children: ReactNode }) => (
  <li className={isUrgent ? 'flex items-center gap-2 text-warn' : 'flex items-center gap-2'}>
    <Icon size={17} className={isUrgent ? 'shrink-0' : 'shrink-0 text-ink-3'} aria-hidden="true" />
    <span>{children}</span>
  </li>
);
