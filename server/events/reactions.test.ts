import { sql } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import { siteForThisTest } from '../../testing/site.ts';
import { announce } from './announce.ts';
import type { Reaction, ReactionPayload } from './reactions.ts';

test('a reaction gets the announcement and its id, and no other job is queued', async () => {
  const { db } = await siteForThisTest();
  await db.transaction().execute(async (tx) => {
    await announce(tx, { kind: 'model_changed', modelId: 7 });
    await announce(tx, { kind: 'user_noted', userId: 8 });
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

test('the type of a job says what it can receive', () => {
  expectTypeOf<ReactionPayload<'follow_catalogue'>['kind']>().toEqualTypeOf<'make_renamed' | 'model_changed'>();
  expectTypeOf<'no_such_job'>().not.toExtend<Reaction>();
});
