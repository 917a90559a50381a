import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { CarRow } from '../market-index/car-index.ts';
import { facts, isOnMarket } from '../market-index/market.store.ts';

/** A car at one moment, with the words of its text. */
export interface CarState {
  car: CarRow;
  words: string[];
  /** Its text as the database searches it. */
  text: string;
}

const state = sql`tsvector_to_array(search) as words, search::text as text, ${facts}`;
interface StateRow extends CarRow {
  words: string[];
  text: string;
}
const stateOf = ({ words, text, ...car }: StateRow): CarState => ({ car, words, text });

/** The ones of these cars that are on the market, as they are now. */
export async function statesNow(db: Queryable, ids: readonly number[]): Promise<CarState[]> {
  const { rows } = await sql<StateRow>`
    select ${state} from cars where cars.id = any (${sql.val(ids)}::bigint[]) and ${isOnMarket}`.execute(db);
  return rows.map(stateOf);
}

/** Cars as they were when these records were written. */
export async function statesBefore(db: Queryable, dueIds: readonly number[]): Promise<Map<number, CarState>> {
  const { rows } = await sql<StateRow & { due_id: number }>`
    select matching_due.id as due_id, ${state} from matching_due
    cross join lateral jsonb_populate_record(null::cars, before) as cars
    where matching_due.id = any (${sql.val(dueIds)}::bigint[]) and before is not null`.execute(db);
  return new Map(rows.map(({ due_id, ...row }) => [due_id, stateOf(row)]));
}

/** Which of these texts contain the words, as the list of Browse finds them. */
export async function textsWith(db: Queryable, texts: readonly string[], words: string): Promise<Set<number>> {
  const { rows } = await sql<{ at: number }>`
    select (place - 1)::integer as at from unnest(${sql.val(texts)}::text[]) with ordinality as given (text, place)
    where text::tsvector @@ to_tsquery('simple', ${words})`.execute(db);
  return new Set(rows.map(({ at }) => at));
}
