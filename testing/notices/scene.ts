import type { Database } from '../../server/database/database.ts';
import type { Persona } from '../personas.ts';
import type { Site } from '../site.ts';
import { until } from '../until.ts';

/** How a kind of notification comes about, who receives it, and what else is received on the way. */
export interface NoticeScene {
  cause: () => Promise<unknown>;
  recipients: Persona[];
  /** As `noticesOf` names them. */
  also?: string[];
}

/** Waits until every announcement has been handled. */
export const noticesWritten = ({ db }: Pick<Site, 'db'>): Promise<void> =>
  until('all notices are written', async () => {
    const due = await db.selectFrom('announcements').select('id').where('notices_due', '=', true).limit(1).execute();
    return due.length === 0;
  });

/** Every notification with its recipient, by name. */
export async function noticesOf(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['users.name', 'notices.kind'])
    .execute();
  return rows.map(({ name, kind }) => `${name}: ${kind}`).toSorted();
}
