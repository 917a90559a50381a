import { sql } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import { siteForThisTest } from '../testing/site.ts';
import { announce } from './announce.ts';
import type { Reaction, ToldTo } from './reactions.ts';

test('who reacts is told what was announced, under which number, and nobody else is asked', async () => {
  const { db } = await siteForThisTest();
  await db.transaction().execute(async (tx) => {
    await announce(tx, { kind: 'model_changed', modelId: 7 });
    await announce(tx, { kind: 'account_closed', userId: 8 });
    const announced = await tx.selectFrom('announcements').select('id').where('kind', '=', 'model_changed').execute();
    const { rows } = await sql<{ task: string; payload: unknown }>`
      select task.identifier as task, job.payload
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where job.payload::jsonb ? 'kind'`.execute(tx);
    expect(rows).toEqual([
      { task: 'follow_catalogue', payload: { kind: 'model_changed', modelId: 7, announcementId: announced[0]!.id } },
    ]);
  });
});

test('a job knows by its type what it can be told', () => {
  expectTypeOf<ToldTo<'follow_catalogue'>['kind']>().toEqualTypeOf<'make_renamed' | 'model_changed'>();
  expectTypeOf<'no_such_job'>().not.toExtend<Reaction>();
});
