import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Cars that are reserved by an offer without an accepted offer, and the other way round. */
export async function countMismatches(db: Database): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from cars full join (select * from offers where status = 'accepted') as held
      on held.car_id = cars.id
    where (cars.held_until is not null) <> (held.id is not null)
      or held.id is not null and (cars.status <> 'reserved' or cars.held_until <> held.hold_until)`.execute(db);
  return rows[0]!.wrong;
}
