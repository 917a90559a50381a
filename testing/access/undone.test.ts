import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../fresh-database.ts';
import { undoable } from './undone.ts';

async function undoing() {
  const { config, drop } = await freshDatabase();
  onTestFinished(drop);
  const { connectRequests, undone } = undoable();
  const { db, close } = connectRequests(config, 3);
  onTestFinished(close);
  const remember = sql`insert into announcements (kind, data) values ('kept', '{}')`;
  const kept = async () =>
    (await db.selectFrom('announcements').select('id').where('kind', '=', 'kept').execute()).length;
  return { db, undone, remember, kept };
}

test('actions inside are rolled back, whether in a transaction or not', async () => {
  const { db, undone, remember, kept } = await undoing();
  const seen = await undone(async () => {
    await remember.execute(db);
    await db.transaction().execute((tx) => remember.execute(tx));
    return kept();
  });
  expect([seen, await kept()]).toEqual([2, 0]);
});

test('a task that started inside and continues afterwards, such as a bank query, uses the real database', async () => {
  const { db, undone, remember, kept } = await undoing();
  const over = Promise.withResolvers<void>();
  const begun: Promise<unknown>[] = [];
  await undone(async () => {
    const alone = db.connection().execute(async (there) => {
      await over.promise;
      await remember.execute(there);
    });
    const whole = db.connection().execute(async (there) => {
      await over.promise;
      await there.transaction().execute((tx) => remember.execute(tx));
      const refused = there.transaction().execute(async (tx) => {
        await remember.execute(tx);
        throw new Error('changed my mind');
      });
      await expect(refused).rejects.toThrow('changed my mind');
    });
    begun.push(alone, whole);
    // Both have their connection by now.
    await sql`select 1`.execute(db);
  });
  over.resolve();
  await Promise.all(begun);
  expect(await kept()).toBe(2);
});
