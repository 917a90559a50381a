import { Link } from '@tanstack/react-router';
import { CarFront, Repeat } from 'lucide-react';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { miles, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { Time } from '../../ui/time.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { byWhom, stateOf, statusNames } from './offer-words.ts';

interface OfferPanelProps {
  offer: Offer;
  /** Where the page isn't about one conversation. */
  isLinked?: boolean;
  /** Where the page isn't about the car. */
  showsCar?: boolean;
  onChanged?: () => Promise<void>;
  /** Opens Mark as Sold. Left out where the page has a button of its own. */
  onSell?: (() => void) | undefined;
}

/** An offer as both sides see it, with the reader's buttons. */
export function OfferPanel({ offer, isLinked = false, showsCar = true, onChanged, onSell }: OfferPanelProps) {
  const { car, amount, price_then, trade_in: tradeIn } = offer;
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-semibold">
          {offer.side === 'buyer' ? 'Your offer' : `Offer from ${offer.buyer_name}`}
        </p>
        <Tag tone={tones[offer.status] ?? 'neutral'}>{offer.in_line ? 'In line' : statusNames[offer.status]}</Tag>
      </div>
      {showsCar && <CarOfOffer car={car} />}
      <div className="grid gap-1">
        <p className="wide text-xl">{money(amount)}</p>
        {car.price !== null && (
          <p className="text-sm text-ink-2">
            {difference(amount, price_then)}
            {car.price !== price_then && ` The price has changed to ${money(car.price)} since.`}
          </p>
        )}
      </div>
      <Amounts offer={offer} />
      {tradeIn && <TradeIn tradeIn={tradeIn} />}
      <div className="grid gap-1 text-sm">
        <p className="font-medium">{stateOf(offer)}</p>
        {offer.status === 'open' && (
          <p className="text-ink-2">
            Open until <Time at={offer.expires_at} as="deadline" />
          </p>
        )}
        {offer.status === 'accepted' && offer.hold_until && (
          <p className="text-ink-2">
            Reserved until <Time at={offer.hold_until} as="deadline" />
          </p>
        )}
        {offer.reason && <p className="text-ink-2 wrap-anywhere">“{offer.reason}”</p>}
      </div>
      <OfferAnswer offer={offer} onSell={onSell} {...(onChanged && { onChanged })} />
      {isLinked && (
        <Link
          to={paths.conversation}
          params={{ id: String(offer.conversation_id) }}
          className="w-fit text-sm font-semibold underline decoration-edge underline-offset-4"
        >
          Open conversation
        </Link>
      )}
    </div>
  );
}

const CarOfOffer = ({ car }: { car: Offer['car'] }) => (
  <div className={cardGrid}>
    <Picture image={car.image} />
    <p className="min-w-0">
      <Link to={paths.car} params={{ id: String(car.id) }} className="rounded-s font-semibold hover:underline">
        {car.title}
      </Link>
      {car.price !== null && <span className="block text-sm text-ink-2">{money(car.price)}</span>}
    </p>
  </div>
);

/** The buyer's car in part exchange, which may not be listed. */
const TradeIn = ({ tradeIn }: { tradeIn: NonNullable<Offer['trade_in']> }) => (
  <div className="grid gap-2 rounded-m bg-sunken px-3 py-2.5">
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Repeat size={16} className="shrink-0 text-ink-3" aria-hidden="true" />
      Trade-in
    </p>
    <div className={tradeIn.image ? cardGrid : undefined}>
      {tradeIn.image && <Picture image={tradeIn.image} />}
      <p className="min-w-0 wrap-anywhere">
        {tradeIn.car_id === null ? (
          <b className="font-semibold">{tradeIn.name}</b>
        ) : (
          <Link
            to={paths.car}
            params={{ id: String(tradeIn.car_id) }}
            className="rounded-s font-semibold hover:underline"
          >
            {tradeIn.name}
          </Link>
        )}
        {tradeIn.mileage !== null && <span className="block text-sm text-ink-2">{miles(tradeIn.mileage)}</span>}
      </p>
    </div>
  </div>
);

const cardGrid = 'grid grid-cols-[80px_minmax(0,1fr)] items-center gap-3';

const Picture = ({ image }: { image: Photo | null }) =>
  image ? (
    <Thumb photo={image} alt="" className="aspect-3/2 w-full rounded-m" />
  ) : (
    <span className="grid aspect-3/2 place-items-center rounded-m bg-sunken text-ink-3">
      <CarFront size={22} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );

/** Every amount with its note. One amount without a note is already shown above. */
function Amounts({ offer }: { offer: Offer }) {
  if (offer.amounts.length === 1 && offer.amounts[0]!.note === null) return null;
  return (
    <ol aria-label="All amounts" className="grid gap-2 border-l-2 border-line pl-3 text-sm">
      {offer.amounts.map(({ amount, by, note, at }) => (
        <li key={at} className="grid gap-0.5">
          <p>
            <b className="font-semibold">{money(amount)}</b>{' '}
            <span className="text-ink-2">
              {byWhom(offer, by)}, <Time at={at} inSentence />
            </span>
          </p>
          {note && <p className="text-ink-2 wrap-anywhere whitespace-pre-line">“{note}”</p>}
        </li>
      ))}
    </ol>
  );
}

const difference = (amount: number, price: number): string => {
  if (amount === price) return 'The full price.';
  return `${money(Math.abs(price - amount))} ${amount < price ? 'below' : 'above'} the price of ${money(price)}.`;
};

const tones: Partial<Record<Offer['status'], 'good' | 'warn'>> = { open: 'warn', accepted: 'good', completed: 'good' };
