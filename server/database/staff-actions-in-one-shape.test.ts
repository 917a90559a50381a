import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';

const mended = '0035-staff-actions-in-one-shape.sql';

test('older staff actions are converted to the log’s shape, and the log is append-only again', async () => {
  const { db, migrate } = await databaseBefore(mended);
  await sql`insert into game_accounts (id, username) values (1, 'ada'), (2, 'mara')`.execute(db);
  await sql`
    insert into users (game_account_id, gta_world_id, name) values (1, 11, 'Ada'), (2, 21, 'Mara')`.execute(db);
  await sql`
    insert into tickets (user_id, category_id, subject, description)
    select 2, min(id), 'Help', 'Please' from ticket_categories`.execute(db);
  await sql`
    insert into ticket_responses (ticket_id, author_id, is_staff, is_internal, content)
    values (1, 2, false, false, 'And'), (1, 1, true, true, 'Odd')`.execute(db);
  await sql`
    insert into staff_actions (actor_id, action, target_type, target_id, before, after, reason) values
      (1, 'refund_payment', 'payment', 5, '{"status":"completed","amount":2500}', '{"status":"refunded"}', 'Twice'),
      (1, 'note_on_ticket', 'ticket', 1, null, '{"response_id":2}', null),
      (1, 'edit_make', 'car_make', 3, '{"id":3,"display_name":"A"}', '{"id":3,"display_name":"B"}', null),
      (1, 'assign_ticket', 'ticket', 1, '{"assigned_to":null}', '{"assigned_to":1}', null)`.execute(db);

  await migrate();

  const { rows } = await sql`
    select action, target_kind, target_id, before, after, reason from staff_actions order by id`.execute(db);
  expect(rows).toEqual([
    {
      action: 'refund_payment',
      target_kind: 'payment',
      target_id: 5,
      before: { status: 'completed', amount: 2500 },
      after: { status: 'refunded', amount: 2500 },
      reason: 'Twice',
    },
    {
      action: 'note_on_ticket',
      target_kind: 'ticket',
      target_id: 1,
      before: { last_response_id: 1 },
      after: { last_response_id: 2 },
      reason: null,
    },
    {
      action: 'edit_make',
      target_kind: 'car_make',
      target_id: 3,
      before: { display_name: 'A' },
      after: { display_name: 'B' },
      reason: null,
    },
    {
      action: 'assign_ticket',
      target_kind: 'ticket',
      target_id: 1,
      before: { assigned_to: null },
      after: { assigned_to: 1 },
      reason: null,
    },
  ]);
  await expect(sql`delete from staff_actions`.execute(db)).rejects.toThrow('never changed');
});
