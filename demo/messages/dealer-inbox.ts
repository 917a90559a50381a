import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';
import { insertRows } from '../cars/insert-rows.ts';

const replies = {
  'Still available': 'Hi {name}, yes, the {car} is still here. When would you like to see it?',
  'Opening hours': 'Hi {name}, we’re here every evening until ten. Just walk in and ask for {me}.',
  'Our best price':
    'Thanks for your offer, {name}. The price of the {car} is firm, but we’ll have it serviced for you.',
};

/** Each dealer has saved replies by its owner, who also looks after its latest conversation. */
export async function seedDealerInbox(tx: Tx, now: Date): Promise<void> {
  const { rows: owners } = await sql<{ user_id: number; dealer_id: number }>`
    select user_id, dealer_account_id as dealer_id from dealer_team_members where role = 'owner' order by user_id
  `.execute(tx);
  const written = owners.flatMap(({ user_id, dealer_id }) =>
    Object.entries(replies).map(([name, content]) => ({
      dealer_id,
      name,
      content,
      written_by: user_id,
      updated_at: now,
    })),
  );
  await insertRows(tx, 'saved_replies', written);
  for (const { user_id, dealer_id } of owners)
    await sql`
      update conversations set assigned_to = ${user_id} where id = (
        select id from conversations where dealer_id = ${dealer_id} order by updated_at desc, id desc limit 1
      )`.execute(tx);
}
