import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import type { Frequency } from '@forecourt/contract/searches/search-values.ts';
import { sql, type RawBuilder } from 'kysely';

interface DemoSearch {
  who: string;
  name: string;
  filters: SavedFilters;
  /** The same filters, to find the cars that began to match since the last visit. */
  matches: RawBuilder<boolean>;
  frequency: Frequency;
  byPush?: true;
  isPaused?: true;
  visitedDaysAgo: number;
}

/** Searches of the members that the demo suggests to log in as. Each uses plain filters only. */
export const demoSearches: readonly DemoSearch[] = [
  {
    who: 'Mara Quinn',
    name: 'Karin under $60,000',
    filters: { make: 'Karin', maxPrice: 60_000 },
    matches: sql`cars.make = 'Karin' and cars.price <= 60000`,
    frequency: 'instant',
    byPush: true,
    visitedDaysAgo: 12,
  },
  {
    who: 'Mara Quinn',
    name: 'Weekend sports cars',
    filters: { bodyClass: 'Sports', transmission: 'manual', sort: 'price_low' },
    matches: sql`cars.body_class = 'Sports' and cars.transmission = 'manual'`,
    frequency: 'daily',
    visitedDaysAgo: 20,
  },
  {
    who: 'Mara Quinn',
    name: 'Something for the desert',
    filters: { bodyClass: ['Off-road', 'SUVs'], drive: 'all' },
    matches: sql`cars.body_class in ('Off-road', 'SUVs') and cars.drive = 'all'`,
    frequency: 'weekly',
    isPaused: true,
    visitedDaysAgo: 30,
  },
  {
    who: 'Kenji Mori',
    name: 'Supercars',
    filters: { bodyClass: 'Super' },
    matches: sql`cars.body_class = 'Super'`,
    frequency: 'instant',
    visitedDaysAgo: 9,
  },
  {
    who: 'Theo Varga',
    name: 'Cheap and cheerful',
    filters: { maxPrice: 20_000, sort: 'newest' },
    matches: sql`cars.price <= 20000`,
    frequency: 'weekly',
    visitedDaysAgo: 15,
  },
  {
    who: 'Grace Castellano',
    name: 'Muscle cars to buy in',
    filters: { bodyClass: 'Muscle', maxPrice: 80_000 },
    matches: sql`cars.body_class = 'Muscle' and cars.price <= 80000`,
    frequency: 'daily',
    visitedDaysAgo: 10,
  },
];

/** The dealers that sample users follow. */
export const demoFollows: readonly [who: string, dealers: readonly string[]][] = [
  ['Mara Quinn', ['Eclipse Motors', 'Sandy Shores Trucks']],
  ['Kenji Mori', ['Vinewood Premium', 'Eclipse Motors']],
  ['Theo Varga', ['Rockford Autos']],
  ['Ivy Lund', ['Eclipse Motors']],
];
