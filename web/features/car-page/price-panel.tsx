import type { ReactNode, Ref } from 'react';
import { Star, TrendingDown } from 'lucide-react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { money } from '../../lib/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { Price } from '../../shared/cars/price.tsx';
import { ownLine } from '../../shared/cars/own-line.ts';
import { carName, ownStatusName, statusNames } from '../../lib/car-words.ts';
import { summaryOf } from './summary.ts';

interface PricePanelProps {
  car: Car;
  actions: ReactNode;
  /** The viewer's target price, if the car is a favourite. */
  target: ReactNode;
  contact: ReactNode;
  /** Observes whether the contact buttons are on screen. */
  contactRef: Ref<HTMLDivElement>;
  compare: ReactNode;
  offers: ReactNode;
  seller: ReactNode;
}

export const PricePanel = ({ car, actions, target, contact, contactRef, compare, offers, seller }: PricePanelProps) => {
  const line = ownLine(car);
  return (
    <Panel className="grid gap-5 max-sm:rounded-l max-sm:p-5">
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-3">
          {/* On the smallest phones a long date needs two lines. */}
          <div className="flex min-h-[42px] min-w-0 flex-wrap content-center gap-1.5 *:h-auto *:min-h-6 *:py-0.5 *:whitespace-normal">
            {car.status !== 'active' && <Tag tone="warn">{statusOf(car)}</Tag>}
            {car.featured_status === 'active' && (
              <Tag tone="accent">
                <Star className="fill-current" aria-hidden="true" />
                Featured
              </Tag>
            )}
            {car.published_at && (
              <Tag>
                <span>
                  Listed <Time at={car.published_at} inSentence />
                </span>
              </Tag>
            )}
            {car.open_to_trade && car.status === 'active' && <Tag tone="good">Open to trade</Tag>}
            {!car.accepts_offers && car.status === 'active' && <Tag>Fixed price</Tag>}
          </div>
          <div className="flex gap-2">{actions}</div>
        </div>
        <h1 className="text-[clamp(1.5rem,1.2rem+1vw,1.8rem)] leading-[1.1]">{carName(car)}</h1>
        {line && <p className="-mt-1 text-lg leading-snug wrap-anywhere">{line}</p>}
        <p className="text-ink-2">{summaryOf(car)}</p>
      </div>
      <div className="grid gap-1.5">
        <Price price={car.price} originalPrice={car.original_price} size="large" />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          No hidden fees
          {car.original_price > car.price && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-good">
              <TrendingDown size={15} aria-hidden="true" />
              {money(car.original_price - car.price)} less than before
            </span>
          )}
        </p>
        {target}
      </div>
      <div ref={contactRef} className="empty:hidden">
        {contact}
      </div>
      {offers}
      {compare}
      <hr className="border-line" />
      {seller}
    </Panel>
  );
};

const statusOf = ({ status, own }: Car) => (own ? ownStatusName(status, own.removed_by) : statusNames[status]);
