import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Begun, KnownPhrases } from './understand.rules.ts';

const mostDealers = 20;
const shortestBeginning = 3;
const mostWithWords = 1_000;

/** What is known of these phrases: words with a meaning, dealers whose names begin so, names of several words. */
export async function lookUpPhrases(db: Queryable, phrases: readonly string[]): Promise<KnownPhrases> {
  const beginnings = phrases.filter((phrase) => phrase.split(' ')[0]!.length >= shortestBeginning);
  const { rows } = await sql<KnownPhrases>`
    /* prepared look_up_phrases */ select
      (
        select coalesce(json_agg(json_build_object('word', word, 'facet', facet, 'meant', meant)), '[]')
        from word_meanings where word = any (${phrases}::text[])
      ) as meanings,
      (
        select coalesce(json_agg(json_build_object('id', id, 'company_name', company_name, 'phrase', phrase)), '[]') from (
          select distinct id, company_name, search_phrase(company_name) as phrase
          from unnest(${phrases}::text[]) as given (begun) join dealer_accounts
            on search_phrase(company_name) ~>=~ begun and search_phrase(company_name) ~<~ (begun || '~')
          where status = 'active'
            and (search_phrase(company_name) = begun or begun like '% %' and search_phrase(company_name) like begun || ' %')
            and (begun like '% %' or not exists (select from search_words where word = begun and is_in_catalogue))
          limit ${mostDealers}
        ) as found
      ) as dealers,
      (
        select coalesce(json_agg(json_build_object('phrase', begun, 'dealers', dealers)), '[]')
        from unnest(${beginnings}::text[], ${beginnings.map(asBeginning)}::text[]) as given (begun, pattern)
        cross join lateral (
          select json_agg(json_build_object('id', id, 'company_name', company_name)) as dealers from (
            select id, company_name from dealer_accounts
            where search_phrase(company_name) ~>=~ split_part(begun, ' ', 1)
              and search_phrase(company_name) ~<~ (split_part(begun, ' ', 1) || '~')
              and status = 'active' and search_phrase(company_name) ~ pattern
            limit ${mostDealers}
          ) as named
        ) as found
        -- In this order: few words begin a dealer's name, and only of these the other words are looked through.
        where case when dealers is null then false else not exists (
          select from search_words where is_in_catalogue and word like split_part(begun, ' ', 1) || '%'
        ) end
      ) as begun,
      (
        select coalesce(json_agg(distinct phrase), '[]') from (
          select search_phrase(display_name) as phrase from car_models where search_phrase(display_name) = any (${phrases}::text[])
          union all
          select search_phrase(display_name) from car_makes where search_phrase(display_name) = any (${phrases}::text[])
        ) as named where phrase like '% %'
      ) as names
  `.execute(db);
  return rows[0]!;
}

/** Each word is how a word of the name begins. */
const asBeginning = (phrase: string): string =>
  `^${phrase
    .split(' ')
    .map((word) => `${word}[^ ]*`)
    .join(' ')}( |$)`;

/** Whether somebody else than these dealers has a car on sale with all words of the phrase, or what begins so. */
export async function isUsedByOthers(db: Queryable, { phrase, dealers }: Begun): Promise<boolean> {
  const words = phrase.split(' ').map((word) => `${word}:*`);
  const { rows } = await sql<{ is_used: boolean }>`
    /* prepared is_used_by_others */ with matched as materialized (
      select dealer_id from cars
      where status = 'active' and not is_hidden and search @@ to_tsquery('simple', ${words.join(' & ')})
      limit ${mostWithWords}
    )
    select count(*) = ${mostWithWords}
      or coalesce(bool_or(dealer_id is null or dealer_id <> all (${dealers.map(({ id }) => id)}::bigint[])), false) as is_used
    from matched
  `.execute(db);
  return rows[0]!.is_used;
}

/** Dealers whose whole name looks like this, the most alike first. */
export async function namesAlike(db: Queryable, phrase: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select search_phrase(company_name) as name from dealer_accounts
    where status = 'active' and plain_text(company_name) % ${phrase}
    order by similarity(plain_text(company_name), ${phrase}) desc limit ${mostDealers}
  `.execute(db);
  return rows.map(({ name }) => name);
}
