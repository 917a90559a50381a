import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { withWorth } from '../../../database/worth.sql.ts';
import type { Key } from '../filters/terms.sql.ts';
import type { CarRow } from '../market-index/car-row.ts';
import { facts, isOnMarket } from '../market-index/market.store.ts';

/** A car at one moment, with the words of its text. */
export interface CarState {
  car: CarRow;
  words: string[];
  /** Its text as the database searches it. */
  text: string;
  /** All present names of its area and region. */
  places: Key[];
}

const state = sql`tsvector_to_array(search) as words, search::text as text, place.*, ${facts}`;
/** The car's area as it is now. It may have been renamed, moved or merged since. */
const place = sql`left join lateral (
  select areas.name as area_name, areas.phrases as area_names, area_regions.name as region_name,
    area_regions.phrases as region_names
  from areas join area_regions on area_regions.id = region_id where areas.id = coalesce(
    (select coalesce(merged_into, known.id) from areas as known where known.id = cars.area_id),
    (select min(known.id) from areas as known
      where merged_into is null and (select search_phrase(cars.area)) = any (known.phrases))
  )
) as place on true`;
interface StateRow extends CarRow {
  words: string[];
  text: string;
  area_name: string | null;
  area_names: string[] | null;
  region_name: string | null;
  region_names: string[] | null;
}

function stateOf({ words, text, area_name, area_names, region_name, region_names, ...car }: StateRow) {
  const places: Key[] = [
    ...(area_names ?? []).map((name): Key => ['area', name]),
    ...(region_names ?? []).map((name): Key => ['region', name]),
  ];
  return { car, words, text, places, present: { area: area_name ?? car.area, region: region_name ?? car.region } };
}

/** The ones of these cars that are on the market, as they are now. */
export async function statesNow(db: Queryable, ids: readonly number[]): Promise<CarState[]> {
  const { rows } = await sql<StateRow>`
    select ${state} from cars ${withWorth} ${place} where cars.id = any (${sql.val(ids)}::bigint[]) and ${isOnMarket}`.execute(
    db,
  );
  return rows.map(stateOf);
}

/**
 * Cars as they were when these records were written, with the present names of their areas and rated by the present
 * price guide: what staff rename or merge, and what others sold for since, is no change of a car.
 */
export async function statesBefore(db: Queryable, dueIds: readonly number[]): Promise<Map<number, CarState>> {
  const { rows } = await sql<StateRow & { due_id: number }>`
    select matching_due.id as due_id, ${state} from matching_due
    cross join lateral jsonb_populate_record(null::cars, before) as cars ${withWorth} ${place}
    where matching_due.id = any (${sql.val(dueIds)}::bigint[]) and before is not null`.execute(db);
  return new Map(
    rows.map(({ due_id, ...row }) => {
      const { car, present, ...rest } = stateOf(row);
      return [due_id, { ...rest, car: { ...car, ...present } }];
    }),
  );
}

/** Facts of a car that isn't listed, in the columns of `cars`. */
export interface FactsInMind {
  make: string;
  model?: string | undefined;
  area?: string | undefined;
  price?: number | undefined;
}

/** A car as it would be on the market with these facts. Names are looked up in the lists, ignoring case. */
export async function stateInMind(db: Queryable, given: FactsInMind & object): Promise<CarState> {
  const { rows } = await sql<StateRow>`
    with given as (select jsonb_populate_record(null::cars, ${JSON.stringify(given)}::jsonb) as car),
    named as (
      select to_jsonb(car) || jsonb_strip_nulls(jsonb_build_object(
        'id', 0, 'make', coalesce(car_makes.display_name, (car).make), 'model', coalesce(car_models.display_name, (car).model, ''),
        'model_id', car_models.id, 'body_class', coalesce(car_models.body_class, (car).body_class, ''), 'year', coalesce((car).year, 0),
        'price', coalesce((car).price, 0), 'original_price', coalesce((car).price, 0), 'features', '{}'::text[],
        'open_to_trade', false, 'is_featured', false, 'views', 0, 'published_at', now()
      )) as facts
      from given left join car_makes on lower(car_makes.display_name) = lower((car).make)
      left join car_models on car_models.make_id = car_makes.id and lower(car_models.display_name) = lower((car).model)
    ), worded as (
      select facts || jsonb_build_object('search', to_tsvector('simple', plain_text(
        concat_ws(' ', facts ->> 'make', facts ->> 'model', nullif(facts ->> 'year', '0'), facts ->> 'colour', facts ->> 'body_class')
      ))::text) as facts from named
    )
    select ${state} from worded cross join lateral jsonb_populate_record(null::cars, facts) as cars ${withWorth} ${place}`.execute(
    db,
  );
  const { car, present, ...rest } = stateOf(rows[0]!);
  return { ...rest, car: { ...car, ...present } };
}

export interface WordsFound {
  words: string;
  /** The places of the texts that contain the words, as the list of Browse finds them. */
  places: number[];
  /** Some car on the market has them. */
  is_on_market: boolean;
}

/** Looks for words in these texts, the first of which are of cars on the market. */
export async function findInTexts(
  db: Queryable,
  { texts, onMarket }: { texts: readonly string[]; onMarket: number },
  words: readonly string[],
): Promise<WordsFound[]> {
  const { rows } = await sql<WordsFound>`
    with texts as materialized (
      select text::tsvector as search, (place - 1)::integer as at
      from unnest(${sql.val(texts)}::text[]) with ordinality as given (text, place)
    )
    select words, coalesce(places, '{}') as places, coalesce(places[1] < ${onMarket}, false) or exists (
      select from cars where ${isOnMarket} and cars.search @@ to_tsquery('simple', words)
    ) as is_on_market
    from unnest(${sql.val(words)}::text[]) as asked (words)
    cross join lateral (
      select array_agg(at order by at) as places from texts where search @@ to_tsquery('simple', words)
    ) as found`.execute(db);
  return rows;
}
