import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';

/** Notes by staff about users. */
const notes = [
  {
    about: 'Kenji Mori',
    by: 'Sam Whitlock',
    daysAgo: 12,
    body: 'Called about two listings of the same car. He thought the first one had failed. Explained drafts to him.',
  },
  {
    about: 'Kenji Mori',
    by: 'Mia Santoro',
    daysAgo: 6,
    body: 'The same again, so he got a warning this time. Friendly on the phone, no bad intent.',
  },
  {
    about: 'Rex Dalton',
    by: 'Mia Santoro',
    daysAgo: 2,
    body: 'Asked for the papers twice, no reply. If he sends them, the suspension can end early.',
  },
  {
    about: 'Yuki Tanaka',
    by: 'Sam Whitlock',
    daysAgo: 3,
    body: 'Prefers to be reached in the evening. Her ticket about the lift is with the harbour office.',
  },
];

const warning = 'Please list each car only once. We removed your second listing of the same car.';

/** Notes that staff keep about users, and a warning that its user has read. */
export async function seedNotes(tx: Tx): Promise<void> {
  for (const { about, by, daysAgo, body } of notes)
    await sql`
      insert into user_notes (user_id, author_id, body, client_id, created_at)
      select person.id, author.id, ${body}, gen_random_uuid(), now() - make_interval(days => ${daysAgo})
      from users as person, users as author where person.name = ${about} and author.name = ${by}
    `.execute(tx);
  await sql`
    insert into staff_actions (actor_id, action, target_kind, target_id, reason, before, after, created_at)
    select actor.id, 'warn_user', 'user', person.id, ${warning}, state, state, now() - interval '6 days'
    from users as actor, users as person, lateral (
      select jsonb_build_object('staff_role', null, 'standing', 'active', 'suspended_until', null) as state
    ) as unchanged
    where actor.name = 'Mia Santoro' and person.name = 'Kenji Mori'
  `.execute(tx);
}
