import type { FavouriteCar } from '@forecourt/contract/favourites/favourites.ts';

export const favouriteSorts = {
  saved: 'Recently saved',
  drop: 'Biggest price drop',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
  mileage_low: 'Mileage: low to high',
} as const;
export type FavouriteSort = keyof typeof favouriteSorts;

/** Reads an address. Anything else is the usual order. */
export const readFavouriteSort = (text: unknown): FavouriteSort =>
  typeof text === 'string' && Object.hasOwn(favouriteSorts, text) ? (text as FavouriteSort) : 'saved';

/** By how much the price has dropped since the member saved the car. Zero if it can't be bought any more. */
export const dropOf = ({
  status,
  price,
  saved_price,
}: Pick<FavouriteCar, 'status' | 'price' | 'saved_price'>): number =>
  status === 'active' || status === 'reserved' ? Math.max(0, (saved_price ?? price) - price) : 0;

/** Cars that are equal here keep their order: the most recently saved first. */
export const sortFavourites = (cars: readonly FavouriteCar[], sort: FavouriteSort): FavouriteCar[] =>
  cars.toSorted((a, b) => keys[sort](a) - keys[sort](b));

const keys: Record<FavouriteSort, (car: FavouriteCar) => number> = {
  saved: () => 0,
  drop: (car) => -dropOf(car),
  price_low: ({ price }) => price,
  price_high: ({ price }) => -price,
  mileage_low: ({ mileage }) => mileage ?? Number.MAX_SAFE_INTEGER,
};
