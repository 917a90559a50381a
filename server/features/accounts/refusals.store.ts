import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export interface Refusal {
  userId: number | null;
  gameAccountId: number;
  call: string;
  code: string;
}

/** At most 100 per hour and person. That's enough to see what was tried and too few to fill the disk. */
export const recordRefusal = (db: Queryable, { userId, gameAccountId, call, code }: Refusal) =>
  sql`
    insert into refusals (user_id, game_account_id, call, code)
    select ${userId}, ${gameAccountId}, ${call}, ${code}
    where (
      select count(*) from refusals
      where game_account_id = ${gameAccountId} and created_at > now() - interval '1 hour'
    ) < 100
  `.execute(db);
