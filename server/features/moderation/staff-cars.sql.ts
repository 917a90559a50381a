import type { StaffCarFilters } from '@forecourt/contract/cars/moderation.ts';
import type { StaffCarSort } from '@forecourt/contract/cars/moderation-values.ts';
import { sql, type RawBuilder } from 'kysely';
import { isForStaff } from '../../database/car.sql.ts';

type Condition = RawBuilder<boolean>;

export const orders: Record<StaffCarSort, { column: string; direction: 'asc' | 'desc' }> = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  price_high: { column: 'price', direction: 'desc' },
  price_low: { column: 'price', direction: 'asc' },
  most_viewed: { column: 'views', direction: 'desc' },
  most_inquiries: { column: 'inquiries', direction: 'desc' },
};

/** The filters that the stored counts cover (migration 0057). */
export function tallied({ status, is_dealer, is_featured, make }: StaffCarFilters): Condition[] {
  return [
    ...(status === undefined ? [] : [sql<boolean>`status = ${status}`]),
    ...(is_dealer === undefined ? [] : [sql<boolean>`is_dealer = ${is_dealer}`]),
    ...(is_featured === undefined ? [] : [sql<boolean>`is_featured = ${is_featured}`]),
    ...(make ? [sql<boolean>`make = ${make}`] : []),
  ];
}

/** The same filters as conditions on cars. */
const plain = ({ status, is_dealer, is_featured, make }: StaffCarFilters): Condition[] => [
  ...(status === undefined ? [] : [sql<boolean>`cars.status = ${status}`]),
  ...(is_dealer === undefined
    ? []
    : [is_dealer ? sql<boolean>`cars.dealer_id is not null` : sql<boolean>`cars.dealer_id is null`]),
  ...(is_featured === undefined ? [] : [sql<boolean>`cars.is_featured = ${is_featured}`]),
  ...(make ? [sql<boolean>`cars.make = ${make}`] : []),
];

/** Conditions that the stored counts don't cover. */
export const untallied = (filters: StaffCarFilters, words: readonly string[]): Condition[] => {
  const { model, minPrice, maxPrice, minYear, maxYear } = filters;
  return [
    ...words.map(hasWord),
    ...(model ? [sql<boolean>`lower(cars.model) like ${containing(model)}`] : []),
    ...(minPrice === undefined ? [] : [sql<boolean>`cars.price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql<boolean>`cars.price <= ${maxPrice}`]),
    ...(minYear === undefined ? [] : [sql<boolean>`cars.year >= ${minYear}`]),
    ...(maxYear === undefined ? [] : [sql<boolean>`cars.year <= ${maxYear}`]),
  ];
};

export const everyCondition = (filters: StaffCarFilters, words: readonly string[]): Condition =>
  sql.join([isForStaff, ...plain(filters), ...untallied(filters, words)], sql` and `);

const escaped = (part: string) => part.replace(/[\\%_]/g, '\\$&');
const containing = (part: string) => `%${escaped(part.toLowerCase())}%`;

/** Enough for a family name. Beyond this the name doesn't narrow the search. */
const maxNamed = 500;
const onMarket = sql`cars.status = 'active' and not cars.is_hidden`;

/** Matches the car's text, id or plate, or the seller's name. Each has its own index. */
function hasWord(word: string): Condition {
  const query = sql`cars.search @@ to_tsquery('simple', ${`${word}:*`})`;
  const isNumber = /^\d{1,15}$/.test(word);
  return sql`(
    (${onMarket} and ${query}) or (not (${onMarket}) and ${query})
    or upper(cars.plate) like ${`${escaped(word.toUpperCase())}%`}
    or cars.seller_id = any (array(select id from users where plain_name like ${containing(word)} limit ${maxNamed}))
    or cars.dealer_id = any (array(
      select id from dealer_accounts where plain_text(company_name) like ${containing(word)} limit ${maxNamed}
    ))
    ${isNumber ? sql`or cars.id = ${Number(word)}` : sql``}
  )`;
}
