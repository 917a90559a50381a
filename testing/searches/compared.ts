import { sql } from 'kysely';
import { noticesWritten } from '../notices/scene.ts';
import type { Site } from '../site.ts';
import { until } from '../until.ts';

/** Waits until every change is compared with the saved searches, as long as there is progress. */
export const compared = async ({ db }: Pick<Site, 'db'>) => {
  for (let left = Infinity; ;) {
    const { rows } = await sql<{ due: number }>`select count(*) as due from matching_due`.execute(db);
    const { due } = rows[0]!;
    if (due === 0) return;
    if (due < left) left = due;
    await until('more changes are compared', async () => {
      const now = await sql<{ due: number }>`select count(*) as due from matching_due`.execute(db);
      return now.rows[0]!.due < left;
    });
  }
};

/** Also until everyone has been notified. */
export async function comparedAndTold(site: Pick<Site, 'db'>): Promise<void> {
  await compared(site);
  await noticesWritten(site);
}
