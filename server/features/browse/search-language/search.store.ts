import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** For each word, whether the catalogue or a car on sale has a word with this prefix, otherwise similar words. */
export const lookUpWords = (db: Queryable, words: readonly string[]) =>
  lookUp(db, words, { name: 'look_up_words', isKnown: sql`is_in_names or is_on_sale(given.word)` });

/** The same for the catalogue only: for suggesting names, and if no car on sale is known to have the word. */
export const lookUpNames = (db: Queryable, words: readonly string[]) =>
  lookUp(db, words, { name: 'look_up_names', isKnown: sql`is_in_names` });

async function lookUp(
  db: Queryable,
  words: readonly string[],
  { name, isKnown }: { name: string; isKnown: RawBuilder<unknown> },
) {
  const { rows } = await sql<{ word: string; is_known: boolean; alike: string[] }>`
    /* prepared ${sql.raw(name)} */ select word, is_known, case when is_known then '{}' else words_alike(word) end as alike
    from unnest((select ${words}::text[])) with ordinality as given (word, place)
    cross join lateral (
      select exists (
        select from search_words as known where known.is_in_catalogue and known.word like given.word || '%'
      ) as is_in_names
    ) as names
    cross join lateral (select ${isKnown} as is_known) as looked_up
    order by place
  `.execute(db);
  return rows;
}

/** Similar words for those that aren't in the catalogue, whether or not a car on sale has them. */
export async function similarWords(db: Queryable, words: readonly string[]) {
  const { rows } = await sql<{ word: string; alike: string[] }>`
    select word, words_alike(word) as alike from unnest(${words}::text[]) as given (word)
    where not exists (
      select from search_words as known where known.is_in_catalogue and known.word like given.word || '%'
    )`.execute(db);
  return rows;
}

/** Makes and models with words that start with these, with the number on sale, given for the makes. */
export async function suggestNames(
  db: Queryable,
  words: readonly string[],
  { carsOfMakes, atMost }: { carsOfMakes: ReadonlyMap<string, number>; atMost: number },
) {
  const onSale = [...carsOfMakes];
  const { rows } = await sql<{ make: string; model: string | null; cars: number }>`
    with named as (
      select
        car_makes.display_name as make, car_models.display_name as model, car_models.id as model_id,
        to_tsvector('simple', plain_text(concat_ws(' ', car_makes.display_name, car_models.display_name))) as words
      from car_makes
      cross join lateral (
        select null as display_name, null::bigint as id
        union all
        select display_name, id from car_models where make_id = car_makes.id and not is_hidden
      ) as car_models
      where not car_makes.is_hidden
    ), counted as (
      select make, model, case
        when model is null then (
          select cars from unnest(${onSale.map(([name]) => name)}::text[], ${onSale.map(([, cars]) => cars)}::integer[]) as on_sale (name, cars)
          where name = make
        )
        else (
          select count(*) from (
            select from cars where model_id = named.model_id and status = 'active' and not is_hidden limit 1000
          ) as counted_ones
        )
      end as cars
      from named
      where words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})
    )
    select make, model, cars from counted where cars > 0
    order by model is not null, cars desc, make, model
    limit ${atMost}
  `.execute(db);
  return rows;
}

const maxTyped = 200;

/** Models whose name contains this text. Both the catalogue and the typed names are small. */
export async function findModels(db: Queryable, part: string): Promise<{ ids: number[]; typed: string[] }> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;
  const { rows } = await sql<{ ids: number[]; typed: string[] }>`
    select
      array(select id from car_models where lower(display_name) like ${pattern})::integer[] as ids,
      array(
        select distinct lower(model) from cars
        where status = 'active' and not is_hidden and model_id is null and lower(model) like ${pattern}
        limit ${maxTyped}
      ) as typed
  `.execute(db);
  return rows[0]!;
}

/** Few enough to be meaningful for a make with many models. */
const maxClasses = 2;

/**
 * Fallbacks from the catalogue: the makes and classes of these models, or else the classes of these makes. Words match
 * a model if all of them are in its name or its make's name.
 */
export async function catalogueFallbacks(
  db: Queryable,
  asked: { makes: string[]; models: string[]; ids: number[]; words: string | null },
): Promise<{ makes: string[]; classes: BodyClass[] }> {
  const { makes, models, ids, words } = asked;
  const name = sql`to_tsvector('simple', plain_text(car_makes.display_name || ' ' || car_models.display_name))`;
  const { rows } = await sql<{ make: string; body_class: BodyClass }>`
    select car_makes.display_name as make, car_models.body_class
    from car_models join car_makes on car_makes.id = car_models.make_id
    where (car_models.id = any (${ids}::integer[]) or car_models.display_name = any (${models}::text[])
      or ${name} @@ to_tsquery('simple', ${words})
      or ${models.length + ids.length === 0 && words === null} and car_makes.display_name = any (${makes}::text[]))
      and (${makes.length === 0} or car_makes.display_name = any (${makes}::text[]))
    group by car_makes.display_name, car_models.body_class
    order by count(*) desc, car_makes.display_name, car_models.body_class
  `.execute(db);
  return {
    makes: [...new Set(rows.map(({ make }) => make))],
    classes: [...new Set(rows.map(({ body_class }) => body_class))].slice(0, maxClasses),
  };
}

/** Removes words that came from listings and that no listing uses any more. */
export const sweepWords = (db: Queryable) =>
  sql`delete from search_words where not is_in_catalogue and not is_on_sale(word)`.execute(db);
