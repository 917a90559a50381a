import type { SetupStep } from '@forecourt/contract/staff/setup.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

type Marked = SetupStep | 'hide';

/** Marking a step again changes nothing. */
export const markSetup = (db: Queryable, step: Marked): Promise<unknown> =>
  db
    .insertInto('setup_steps')
    .values({ step })
    .onConflict((same) => same.column('step').doNothing())
    .execute();

/** The steps an admin marked, and those that the site's data shows as done. */
export async function readSetupFacts(db: Queryable) {
  const { rows } = await sql<{ marked: string[]; prices: boolean; contact: boolean; bank: boolean; webhooks: boolean }>`
    select array(select step from setup_steps order by step) as marked,
      exists (select from settings where setting_key in (
        'regular_listing_price', 'introductory_rate', 'featured_car_price', 'dealer_membership_price'
      )) as prices,
      exists (select from settings where setting_key in ('site_phone', 'site_contact_text')) as contact,
      exists (select from bank_keys where sealed is not null) as bank,
      exists (select from webhooks where channel is not null and is_enabled and address is not null) as webhooks
  `.execute(db);
  return rows[0]!;
}
