import { sql } from 'kysely';

/** Front modifier of a query that is planned once per connection (`prepareNamed` in database.ts). */
export const prepared = (name: string) => sql`${sql.raw(`/* prepared ${name} */`)}`;
