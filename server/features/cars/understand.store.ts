import { sql } from 'kysely';
import type { WordFacet } from '@forecourt/contract/catalogue/word-facets.ts';
import type { Queryable } from '../../database/database.ts';
import type { KnownPhrases } from './understand.rules.ts';

const mostDealers = 20;

/** What is known of these phrases: words with a meaning, dealers whose names begin so, names of several words. */
export async function lookUpPhrases(db: Queryable, phrases: readonly string[]): Promise<KnownPhrases> {
  const { rows } = await sql<{
    meanings: { word: string; facet: WordFacet; meant: string[] }[];
    dealers: KnownPhrases['dealers'];
    names: string[];
  }>`
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
          limit ${mostDealers}
        ) as found
      ) as dealers,
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
