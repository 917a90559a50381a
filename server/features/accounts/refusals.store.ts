import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export interface Refusal {
  userId: number | null;
  gameAccountId: number;
  call: string;
  code: string;
}

/** At most a hundred an hour and person: enough to see what was tried, too few to fill a disk with. */
export const recordRefusal = (db: Queryable, { userId, gameAccountId, call, code }: Refusal) =>
  sql`
    insert into refusals (user_id, game_account_id, call, code)
    select ${userId}, ${gameAccountId}, ${call}, ${code}
    where (
      select count(*) from refusals
      where game_account_id = ${gameAccountId} and created_at > now() - interval '1 hour'
    ) < 100
  `.execute(db);
