import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Begun, KnownPhrases } from './understand.rules.ts';

const maxDealers = 20;
/** Among names that start with the same word. */
const maxScanned = 500;
const shortestBeginning = 3;
const maxWithWords = 1_000;

const name = sql`search_phrase(company_name)`;

/** Dealers whose names start with a word with this prefix. The upper bound is the last possible letter. */
const dealersBeginning = (begun: RawBuilder<unknown>) => sql`
  select id, company_name, ${name} as phrase from dealer_accounts
  where ${name} ~>=~ ${begun} and ${name} ~<~ (${begun} || chr(1114111)) and status = 'active'
  limit ${maxScanned}`;

/**
 * Looks up phrases: words with a meaning, dealers whose names start so, names of several words. The phrases are in a
 * subquery so that the planner doesn't know their number. It would otherwise make a new plan for each number, which
 * takes longer than the lookup.
 */
export async function lookUpPhrases(db: Queryable, phrases: readonly string[]): Promise<KnownPhrases> {
  const beginnings = phrases.filter((phrase) => phrase.split(' ')[0]!.length >= shortestBeginning);
  const typed = sql`(select phrases from typed)::text[]`;
  const dealersNamed = (condition: RawBuilder<unknown>) => sql`
    (select id, company_name, ${name} as phrase from dealer_accounts where status = 'active' and ${condition} limit ${maxDealers})`;
  const { rows } = await sql<KnownPhrases>`
    /* prepared look_up_phrases */ with typed as materialized (
      select ${phrases}::text[] as phrases, ${beginnings}::text[] as beginnings, ${beginnings.map(asBeginning)}::text[] as patterns
    )
    select
      (
        select coalesce(json_agg(json_build_object('word', word, 'facet', facet, 'meant', meant)), '[]')
        from word_meanings where word = any (${typed})
      ) as meanings,
      (
        select coalesce(jsonb_agg(distinct jsonb_build_object('id', id, 'company_name', company_name, 'phrase', phrase)), '[]')
        from unnest(${typed}) as given (begun)
        cross join lateral (
          ${dealersNamed(sql`${name} = begun`)}
          union all ${dealersNamed(sql`begun like '% %' and ${name} ~>=~ (begun || ' ') and ${name} ~<~ (begun || '!')`)}
        ) as named
        where begun like '% %' or begun <> all (array(
          select word from search_words where word = any (${typed}) and is_in_catalogue
        ))
      ) as dealers,
      (
        select coalesce(json_agg(json_build_object('phrase', begun, 'dealers', dealers)), '[]')
        from typed, unnest(beginnings, patterns) as given (begun, pattern)
        cross join lateral (
          select json_agg(json_build_object('id', id, 'company_name', company_name)) as dealers from (
            select id, company_name from (${dealersBeginning(sql`split_part(begun, ' ', 1)`)}) as beginning
            where phrase ~ pattern limit ${maxDealers}
          ) as named
        ) as found
        -- The order matters: few dealer names start with the word, and only those are checked for the other words.
        where case when dealers is null then false else not exists (
          select from search_words where is_in_catalogue and word like split_part(begun, ' ', 1) || '%'
        ) end
      ) as begun,
      (
        select coalesce(json_agg(json_build_object('phrase', phrase, 'facet', facet, 'name', name) order by id), '[]')
        from (
          select id, 'area' as facet, name, phrases from areas where merged_into is null and phrases && ${typed}
          union all select id, 'region', name, phrases from area_regions where phrases && ${typed}
        ) as place cross join lateral unnest(phrases) as phrase where phrase = any (${typed})
      ) as places,
      (
        select coalesce(json_agg(distinct phrase), '[]') from (
          select search_phrase(display_name) as phrase from car_models where search_phrase(display_name) = any (${typed})
          union all
          select search_phrase(display_name) from car_makes where search_phrase(display_name) = any (${typed})
        ) as named where phrase like '% %'
      ) as names
  `.execute(db);
  return rows[0]!;
}

/** Each word must be the prefix of a word in the name. */
const asBeginning = (phrase: string): string =>
  `^${phrase
    .split(' ')
    .map((word) => `${word}[^ ]*`)
    .join(' ')}( |$)`;

/** Dealers with cars on sale whose names start with the phrase or with words that have these prefixes. */
export async function suggestDealers(db: Queryable, phrase: string, atMost: number) {
  const { rows } = await sql<{ id: number; name: string; cars: number }>`
    with counted as (
      select id, company_name as name, phrase, (
        select count(*) from (
          select from cars where dealer_id = beginning.id and status = 'active' and not is_hidden limit ${maxWithWords}
        ) as counted_ones
      ) as cars
      from (
        select id, company_name, phrase from (${dealersBeginning(sql`${phrase.split(' ')[0]}::text`)}) as begun
        where phrase ~ ${asBeginning(phrase)}
          and exists (select from cars where dealer_id = begun.id and status = 'active' and not is_hidden)
        order by phrase <> ${phrase}, phrase limit ${maxDealers}
      ) as beginning
    )
    select id, name, cars from counted order by phrase <> ${phrase}, cars desc, name limit ${atMost}
  `.execute(db);
  return rows;
}

/** Whether another seller has a car on sale with all words of the phrase as prefixes. */
export async function isUsedElsewhere(db: Queryable, { phrase, dealers }: Begun): Promise<boolean> {
  const words = phrase.split(' ').map((word) => `${word}:*`);
  const { rows } = await sql<{ is_used: boolean }>`
    /* prepared is_used_by_others */ with matched as materialized (
      select dealer_id from cars
      where status = 'active' and not is_hidden and search @@ to_tsquery('simple', ${words.join(' & ')})
      limit ${maxWithWords}
    )
    select count(*) = ${maxWithWords}
      or coalesce(bool_or(dealer_id is null or dealer_id <> all (${dealers.map(({ id }) => id)}::bigint[])), false) as is_used
    from matched
  `.execute(db);
  return rows[0]!.is_used;
}

/** Dealers with similar full names, most similar first. */
export async function namesAlike(db: Queryable, phrase: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select search_phrase(company_name) as name from dealer_accounts
    where status = 'active' and plain_text(company_name) % ${phrase}
    order by similarity(plain_text(company_name), ${phrase}) desc limit ${maxDealers}
  `.execute(db);
  return rows.map(({ name }) => name);
}
