import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const count = async (query: ReturnType<typeof sql>) =>
  ((await query.execute(site.db)).rows[0] as { found: number }).found;

test('every note has its user and its author, and the warned user is notified once', async () => {
  expect(await count(sql`select count(*)::int as found from user_notes`)).toBe(4);
  const warned = sql`
    select count(*)::int as found from staff_actions join notices on notices.subject_id = staff_actions.id
    where action = 'warn_user' and kind = 'user_warned' and notices.user_id = target_id`;
  expect(await count(warned)).toBe(1);
});

test('sellers sent photos in three conversations, in order', async () => {
  const sent = sql`
    select count(distinct message_id)::int as found from message_photos join messages on messages.id = message_id
    join conversations on conversations.id = conversation_id join cars on cars.id = conversations.car_id
    where messages.sender_id = cars.seller_id`;
  expect(await count(sent)).toBe(3);
  expect(await count(sql`select count(*)::int as found from message_photos where position = 0`)).toBe(3);
});
