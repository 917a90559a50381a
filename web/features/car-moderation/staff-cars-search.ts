import {
  staffCarSorts,
  staffCarStatuses,
  type StaffCarSort,
  type StaffCarStatus,
} from '@forecourt/contract/cars/moderation-values.ts';
import { isReversed, lastPage, sellerTypes, type SellerType } from '@forecourt/contract/cars/filter-values.ts';
import { device } from '../../lib/storage.ts';

const texts = ['q', 'make', 'model', 'minPrice', 'maxPrice', 'minYear', 'maxYear'] as const;

/** Filters that are typed. */
export const typedFilters = texts.filter((name) => name !== 'make');

/** The list's search parameters, unvalidated. */
export type StaffCarsSearch = Partial<
  Record<(typeof texts)[number] | 'status' | 'type' | 'featured' | 'sort' | 'page', string>
>;

/** The filters as typed. */
export interface CarFilterTexts {
  q: string;
  status: StaffCarStatus | '';
  type: SellerType | '';
  featured: 'yes' | 'no' | '';
  make: string;
  model: string;
  minPrice: string;
  maxPrice: string;
  minYear: string;
  maxYear: string;
}

export interface StaffLooking extends CarFilterTexts {
  sort: StaffCarSort;
  page: number;
}

export const noFilters: CarFilterTexts = {
  q: '',
  status: '',
  type: '',
  featured: '',
  make: '',
  model: '',
  minPrice: '',
  maxPrice: '',
  minYear: '',
  maxYear: '',
};

const longest: Record<(typeof texts)[number], number> = {
  q: 100,
  make: 40,
  model: 60,
  minPrice: 10,
  maxPrice: 10,
  minYear: 4,
  maxYear: 4,
};

export function readStaffCarsSearch(search: StaffCarsSearch): StaffLooking {
  const written = texts.map((name) => [name, (search[name] ?? '').slice(0, longest[name])]);
  const page = search.page ?? '';
  return {
    ...noFilters,
    ...(Object.fromEntries(written) as Record<(typeof texts)[number], string>),
    status: staffCarStatuses.find((candidate) => candidate === search.status) ?? '',
    type: sellerTypes.find((candidate) => candidate === search.type) ?? '',
    featured: search.featured === 'yes' || search.featured === 'no' ? search.featured : '',
    sort: staffCarSorts.find((candidate) => candidate === search.sort) ?? 'newest',
    page: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/** Defaults are left out of the address. */
export const staffCarsSearchOf = ({ sort, page, ...filters }: StaffLooking): StaffCarsSearch => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, text]) => text !== '')),
  ...(sort !== 'newest' && { sort }),
  ...(page > 1 && { page: String(page) }),
});

const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);
const yesNo = { yes: true, no: false, '': undefined };

/** Swaps the ends of a range that are the wrong way round, because the server refuses it. */
function inOrder<N extends 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear'>(min: N, max: N, wanted: StaffLooking) {
  const [lower, upper] = [numberOf(wanted[min]), numberOf(wanted[max])];
  const isTurned = isReversed(lower, upper);
  return { [min]: isTurned ? upper : lower, [max]: isTurned ? lower : upper } as Record<N, number | undefined>;
}

/** The request to the server. */
export const toRequest = (wanted: StaffLooking) => ({
  search: wanted.q || undefined,
  status: wanted.status || undefined,
  is_dealer: wanted.type === '' ? undefined : wanted.type === 'dealer',
  is_featured: yesNo[wanted.featured],
  make: wanted.make || undefined,
  model: wanted.model || undefined,
  ...inOrder('minPrice', 'maxPrice', wanted),
  ...inOrder('minYear', 'maxYear', wanted),
  sort: wanted.sort,
  page: wanted.page,
});

const key = (userId: number) => `forecourt.staff-cars.${userId}`;

/** Daily users find the list in the order they left it. Filters aren't saved. */
export const rememberSort = (userId: number, sort: StaffCarSort) => device.write(key(userId), sort);
export const rememberedSort = (userId: number): StaffCarSort =>
  staffCarSorts.find((candidate) => candidate === device.read(key(userId))) ?? 'newest';
