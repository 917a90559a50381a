import { sql, type Compilable, type CompiledQuery } from 'kysely';
import type { Queryable } from './database.ts';

/** Front modifier of a query that is planned once per connection (`prepareNamed` in database.ts). */
export const prepared = (name: string) => sql`${sql.raw(`/* prepared ${name} */`)}`;

/** Runs a query that has no front modifier, because it begins with a common table expression, under a hash of its text. */
export async function runPrepared<Row>(db: Queryable, query: Compilable<Row>): Promise<Row[]> {
  const built = query.compile();
  return (await db.executeQuery<Row>({ ...built, sql: `/* prepared */ ${built.sql}` })).rows;
}

/** Takes the place of the value while the query is built. */
const hole: object = {};

/** A query that is built once and runs with one other value each time. The builder takes 50 µs for a long one. */
export function builtOnce<Value, Row>(build: (db: Queryable, value: Value) => Compilable<Row>) {
  let built: CompiledQuery<Row> | null = null;
  return async (db: Queryable, value: Value): Promise<Row[]> => {
    built ??= build(db, hole as Value).compile();
    const parameters = built.parameters.map((one) => (one === hole ? value : one));
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
}
