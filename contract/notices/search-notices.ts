import { kind } from './notice-kind.ts';
import { again, type OfCar } from './notice-words.ts';

interface NamedSearch {
  id: number;
  name: string;
}
/** The car, or the newest of several. */
type OfMatch = OfCar & { cars: number; searches: NamedSearch[] };

const maxNamed = 2;

/** your search “A”, your searches “A” and “B”, your searches “A”, “B” and 2 more */
function yours(searches: readonly NamedSearch[]): string {
  const names = searches.slice(0, maxNamed).map(({ name }) => `“${name}”`);
  const others = searches.length - names.length;
  if (searches.length === 1) return `your search ${names[0]}`;
  return others === 0 ? `your searches ${names.join(' and ')}` : `your searches ${names.join(', ')} and ${others} more`;
}

const have = (searches: readonly NamedSearch[]) =>
  `Y${yours(searches).slice(1)} ${searches.length === 1 ? 'has' : 'have'}`;

const toMatch = ({ cars, car_id }: OfMatch) => (cars === 1 ? (`/car/${car_id}` as const) : '/saved/searches');

/** Notifications about saved searches. */
export const searchNotices = {
  search_matched: kind({
    group: 'searches',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ title, cars, searches }: OfMatch, times) =>
      cars === 1
        ? `“${title}” matches ${yours(searches)}.${again(times)}`
        : `${have(searches)} ${cars} new cars.${again(times)}`,
    link: toMatch,
  }),
  search_cheaper: kind({
    group: 'searches',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ title, cars, searches }: OfMatch, times) =>
      cars === 1
        ? `“${title}” from ${yours(searches)} is now cheaper.${again(times)}`
        : `${have(searches)} ${cars} cheaper cars.${again(times)}`,
    link: toMatch,
  }),
  search_digest: kind({
    group: 'searches',
    icon: 'clock',
    audience: { to: 'people' },
    sentence: (
      { frequency, cars, searches }: { frequency: 'daily' | 'weekly'; cars: number; searches: NamedSearch[] },
      times,
    ) =>
      `${frequency === 'daily' ? 'Today' : 'This week'}: ${cars} new or cheaper ${cars === 1 ? 'car' : 'cars'} in ${yours(searches)}.${again(times)}`,
    link: () => '/saved/searches',
  }),
};
