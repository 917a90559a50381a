import { features } from '@forecourt/contract/cars/car-facts.ts';
import type { ComparedCar } from '@forecourt/contract/cars/chosen.ts';
import { dealNames } from '@forecourt/contract/cars/filter-values.ts';
import { sellerTypeNames } from '../../lib/car-words.ts';
import { countOf, dayText, money } from '../../lib/format.ts';
import { factsOf } from '../../shared/cars/specification-list.ts';

export interface CompareRow {
  label: string;
  /** One per car. Null if the seller didn't say. */
  values: readonly (string | null)[];
  /** True if the cars differ in this row. */
  differs: boolean;
  /** Shown next to the best value if exactly one car has it: "Lowest". */
  best?: { at: number; word: string };
}

export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}

/** Everything known about these cars, row by row. Rows without any value are left out. */
export function compareGroups(cars: readonly ComparedCar[]): CompareGroup[] {
  const facts = cars.map((car) => factsOf(car));
  const fact = (label: string): CompareRow =>
    row(
      label,
      facts.map((list) => list.find((entry) => entry.label === label)?.value ?? null),
    );
  const of = (label: string, value: (car: ComparedCar) => string | null) => row(label, cars.map(value));
  const groups = [
    {
      title: 'Price',
      rows: [
        {
          ...of('Price', ({ price }) => money(price)),
          ...best(
            cars.map(({ price }) => -price),
            'Lowest',
          ),
        },
        of('Deal', ({ deal }) => deal && dealNames[deal]),
        of('Lowered by', ({ price, original_price }) =>
          original_price > price ? money(original_price - price) : null,
        ),
        of('Open to trade', ({ open_to_trade }) => (open_to_trade ? 'Yes' : 'No')),
      ],
    },
    {
      title: 'Vehicle',
      rows: [
        {
          ...fact('Year'),
          ...best(
            cars.map(({ year }) => year),
            'Newest',
          ),
        },
        {
          ...fact('Mileage'),
          ...best(
            cars.map(({ mileage }) => (mileage === null ? null : -mileage)),
            'Fewest miles',
          ),
        },
        ...['Body class', 'Colour', 'Transmission', 'Fuel', 'Drive', 'Seats', 'Area'].map(fact),
        of('Condition', ({ condition_note }) => condition_note),
      ],
    },
    {
      title: 'Upgrades',
      rows: ['Engine upgrade', 'Brake upgrade', 'Transmission upgrade', 'Turbo', 'Armour'].map(fact),
    },
    {
      title: 'Features',
      rows: features
        .filter((feature) => cars.some((car) => car.features.includes(feature)))
        .map((feature) => of(feature, (car) => (car.features.includes(feature) ? 'Yes' : notStated))),
    },
    {
      title: 'Seller',
      rows: [
        of('Sold by', ({ company_name, seller_name }) => company_name ?? seller_name),
        of('Seller type', ({ company_name }) => sellerTypeNames[company_name ? 'dealer' : 'private']),
        of('Rating', ({ rating, total_reviews }) =>
          rating === null ? null : `${rating} of 5, ${countOf(total_reviews, 'review')}`,
        ),
        of('Listed', ({ published_at }) => published_at && dayText(published_at)),
      ],
    },
  ];
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ values }) => values.some((value) => value !== null)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The same groups without rows in which all cars are alike. */
export const onlyDifferences = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);

/** An unticked box says nothing, because the car may still have the feature. */
export const notStated = 'Not stated';

const row = (label: string, values: readonly (string | null)[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
});

/** The highest value, if all are known and it is unique. */
function best(values: readonly (number | null)[], word: string): Pick<CompareRow, 'best'> {
  const known = values.filter((value) => value !== null);
  const highest = Math.max(...known);
  const isAlone = known.length === values.length && known.length > 1 && known.filter((v) => v === highest).length === 1;
  return isAlone ? { best: { at: values.indexOf(highest), word } } : {};
}
