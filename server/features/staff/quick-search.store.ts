import { searchWords } from '@forecourt/contract/people/purposes.ts';
import { maxQuickResults, type QuickSearchResults } from '@forecourt/contract/quick-search/quick-search.ts';
import { carWords, numberIn } from '@forecourt/contract/quick-search/searched.ts';
import { sql, type RawBuilder } from 'kysely';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { carNameOrId } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import type { SearchedCar } from './why-found.rules.ts';

const atMost = sql`limit ${sql.lit(maxQuickResults)}`;

/** Every word must be the start of a word in the name. */
export async function findPeople(db: Queryable, search: string): Promise<QuickSearchResults['people']> {
  const words = searchWords(search).slice(0, 6);
  if (words.length === 0) return [];
  const { rows } = await sql<QuickSearchResults['people'][number]>`
    select id, name, avatar_url, account_status as status from users
    where ${allOf(words, (word) => sql`plain_name ~ ('\\m' || regexp_replace(plain_text(${word}), '[^[:alnum:]]', '', 'g'))`)}
    order by plain_name, id ${atMost}`.execute(db);
  return rows;
}

const onMarket = sql`cars.status = 'active' and not cars.is_hidden`;

export interface FoundCar extends SearchedCar {
  seller_name: string;
  status: CarStatus;
}

/** By number, or by the words of a listing. Drafts belong to their seller alone. */
export async function findCars(db: Queryable, search: string): Promise<FoundCar[]> {
  const words = carWords(search);
  if (words.length === 0) return [];
  const matches = allOf(words, (word) => {
    const query = sql`cars.search @@ to_tsquery('simple', ${`${word}:*`})`;
    // Cars on the market and all others each have an index of their own.
    return sql`((${onMarket} and ${query}) or (not (${onMarket}) and ${query}))`;
  });
  const { rows } = await sql<FoundCar>`
    select cars.id, ${carNameOrId} as title, users.name as seller_name, cars.status, cars.year, cars.make, cars.model,
      cars.colour, cars.body_class, cars.description
    from cars join users on users.id = cars.seller_id
    where cars.status <> 'draft' and (cars.id = ${numberIn(search)} or ${matches})
    order by cars.id = ${numberIn(search)} desc, cars.id desc ${atMost}`.execute(db);
  return rows;
}

/** By number, subject or the user's name, with those still open first. */
export async function findTickets(db: Queryable, search: string) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Omit<QuickSearchResults['tickets'][number], 'ticket_number'>>`
    select tickets.id, subject, users.name as user_name, tickets.status
    from tickets join users on users.id = tickets.user_id
    where tickets.id = ${numberIn(search)} or subject ilike ${like} or users.name ilike ${like}
    order by tickets.id = ${numberIn(search)} desc, tickets.status in ('resolved', 'closed'), tickets.id desc ${atMost}
  `.execute(db);
  return rows;
}

const allOf = (words: readonly string[], condition: (word: string) => RawBuilder<unknown>) =>
  sql`(${sql.join(words.map(condition), sql` and `)})`;
