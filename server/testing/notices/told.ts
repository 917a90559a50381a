import type { Database } from '../../database/database.ts';
import type { Site } from '../site.ts';
import { until } from '../until.ts';

/** Everything that was announced has been told. */
export const allTold = ({ db }: Pick<Site, 'db'>): Promise<void> =>
  until('all notices are written', async () => {
    const due = await db.selectFrom('announcements').select('id').where('notices_due', '=', true).limit(1).execute();
    return due.length === 0;
  });

/** Who was told what, by name. */
export async function toldOf(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['users.name', 'notices.kind'])
    .execute();
  return rows.map(({ name, kind }) => `${name}: ${kind}`).toSorted();
}
