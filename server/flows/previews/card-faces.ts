import type { Car, CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { MarketModel, MarketOverview } from '@forecourt/contract/guide/guide-shapes.ts';
import { marketDays } from '@forecourt/contract/guide/guide-values.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { wanted } from '@forecourt/contract/wanted/wanted.ts';
import { cardBase, cardSize, cardVersion, type CardFace, type CardMonth } from '../../lib/card-face.ts';
import type { PageHead } from '../../lib/page-head.ts';

/** The kinds of pages with a card. To add one, add it here, to `find-face.ts` and to the page's preview. */
export const cardKinds = ['car', 'dealer', 'user', 'wanted', 'market'] as const;
export type CardKind = (typeof cardKinds)[number];
/** A market card is of a model, or of the whole market. */
export const wholeMarket = 'all';
type CardId = number | typeof wholeMarket;

const plain: CardFace = {
  over: '',
  title: '',
  otherTitle: '',
  facts: '',
  price: null,
  priceBefore: null,
  deal: null,
  ribbon: null,
  rating: null,
  photo: null,
  months: null,
};

const ribbons: Partial<Record<Car['status'], CardFace['ribbon']>> = { sold: 'Sold', reserved: 'Reserved' };

/** The card of a car that visitors can see. The price only while it's for sale, and its rating like on other cards. */
export function carFace(car: Car): CardFace {
  const isForSale = car.status === 'active' || car.status === 'reserved';
  const isLower = isForSale && car.original_price > car.price;
  return {
    ...plain,
    title: car.title,
    otherTitle: `${car.year} ${car.make} ${car.model}`,
    facts: sentence([
      car.company_name ?? 'Private seller',
      car.mileage === null ? null : `${count(car.mileage)} mi`,
      car.body_class,
      car.area,
    ]),
    price: isForSale ? dollars(car.price) : null,
    priceBefore: isLower ? dollars(car.original_price) : null,
    deal: car.status === 'active' ? car.deal : null,
    ribbon: ribbons[car.status] ?? null,
    photo: photoOf(car),
  };
}

interface Profile {
  name: string;
  role: string;
  rating: number | null;
  reviews: number;
  /** Cars for sale. Null if they aren't trading. */
  cars: number | null;
  newest: CarCard | undefined;
}

/** The card of a member or a company, with the newest car behind it. */
export const profileFace = ({ name, role, rating, reviews, cars, newest }: Profile): CardFace => ({
  ...plain,
  title: name,
  facts: sentence([
    role,
    cars === null ? 'Not trading right now' : `${count(cars)} ${cars === 1 ? 'car' : 'cars'} for sale`,
  ]),
  rating: rating === null || reviews === 0 ? null : { stars: rating, reviews },
  photo: newest ? photoOf(newest) : null,
});

type WantedAd = NonNullable<Result<typeof wanted.get>>['ad'];

export const wantedFace = ({ title, budget, text, status }: WantedAd): CardFace => ({
  ...plain,
  over: status === 'open' ? 'Wanted' : 'Wanted, no longer open',
  title,
  facts: text.replace(/\s+/g, ' ').trim().slice(0, 160),
  price: `Up to ${dollars(budget)}`,
});

/** The card of the market as a whole. */
export const marketFace = ({ total, index }: MarketOverview): CardFace => ({
  ...plain,
  over: 'Market prices',
  title: 'What cars really sell for',
  facts: sentence([
    total.sold === 0 ? null : `${count(total.sold)} sold in ${marketDays} days`,
    total.listed === 0 ? null : `${count(total.listed)} for sale`,
    total.days_to_sell === null ? null : `${days(total.days_to_sell)} to sell`,
  ]),
  months: enough(
    index.flatMap(({ month, index: level }) =>
      level === null ? [] : [{ month, low: level, median: level, high: level }],
    ),
  ),
});

/** The card of a model's market page: what a typical one sells for. Its newest car is behind it if there are few sales. */
export function modelFace({ make, model, body_class, typical, months }: MarketModel, newest?: CarCard): CardFace {
  const shown = enough(
    months.flatMap(({ month, low, median, high }) =>
      low === null || median === null || high === null ? [] : [{ month, low, median, high }],
    ),
  );
  return {
    ...plain,
    over: 'Market prices',
    title: `${make} ${model}`,
    facts: typical
      ? `A ${typical.year} with ${count(typical.mileage)} mi sells for`
      : sentence([body_class, 'Not enough sales yet']),
    price: typical && `${dollars(typical.estimate.low)} to ${dollars(typical.estimate.high)}`,
    photo: shown === null && newest ? photoOf(newest) : null,
    months: shown,
  };
}

/** Fewer months are no chart. */
const leastMonths = 3;
const enough = (known: CardMonth[]): CardMonth[] | null => (known.length < leastMonths ? null : known);

/** For a page's head. The address changes with what the card shows, so chats fetch it again. */
export const cardImage = (kind: CardKind, id: CardId, face: CardFace): NonNullable<PageHead['image']> => ({
  address: cardAddress(kind, id, face),
  ...cardSize,
  alt: sentence([face.title, face.ribbon, face.price]),
});

export const cardAddress = (kind: CardKind, id: CardId, face: CardFace): string =>
  `${cardBase}${kind}/${id}/${cardVersion(face)}.jpg`;

/** The key of the cover. */
const photoOf = ({ images }: Pick<CarCard, 'images'>): string | null => images[0]?.src.split('/').at(-1) ?? null;

const sentence = (parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
const count = (number: number) => number.toLocaleString('en-US');
const days = (number: number) => `${count(number)} ${number === 1 ? 'day' : 'days'}`;
const dollars = (amount: number) => `$${count(amount)}`;
