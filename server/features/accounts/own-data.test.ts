import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectWithRetry } from '../../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { ownDataKinds } from './own-data.store.ts';

/** Columns the data file leaves out, by reason. A table without a column stands for all its columns. */
const leftOut: Record<string, string> = {
  'counts, lookups and other data of the site': `
    area_regions areas bill_keys bills.key_id awards.icon awards.rule bank_callbacks bank_keys car_bit_changes car_bits car_bits_state car_count_changes car_counts
    car_makes car_models filed_queries filed_query_groups guide_fits guide_models guide_overview kysely_migration kysely_migration_lock matching_due
    open_photos payment_sum_changes payment_sums rate_limits search_words service_checks settings setup_steps staff_car_count_changes staff_car_counts ticket_categories word_meanings`,
  'data of a dealer, which stays with the dealer': `
    conversations.assigned_to dealer_accounts dealer_invitations.invited_by ownership_transfers.role imports.columns
    imports.notes import_rows membership_extensions webhooks.events`,
  'written or decided by staff for the site, and in the staff log': `
    appeals.outcome_by award_grants.granted_by award_grants.revoked_by car_reports.decided_by car_reports.decision
    car_reports.decision_reason conversation_reports.decided_by conversation_reports.decision_reason
    conversation_reports.outcome dealer_applications.reviewed_by guide_exclusions payments.refunded_by response_templates
    staff_actions.actor_id staff_actions.after staff_actions.before staff_actions.target_kind team_events.actor_id
    ticket_events.actor_id tickets.assigned_to user_notes webhooks.channel webhooks.message_template`,
  'would reveal what someone else did': `
    conversation_openings.staff_id conversation_participants.ended_by conversation_reports.person_id
    conversations.created_by dealer_invitations.answered_by ownership_transfers.settled_by sale_amounts.by_user_id offers.accepted_by`,
  'secret, or only a hash': `
    bills.link_salt car_views pending_sign_ins push_keys push_subscriptions.endpoint_hash push_subscriptions.sealed
    sessions.token_hash webhooks.address webhooks.secret`,
  'how we store something that the file has in readable form': `
    announcements car_features.user_id cars.import_key cars.region cars.removed_by cars.status_before conversation_reads.user_id
    conversations.conversation_type conversations.subject_key dealer_team_members messages.card_kind
    messages.message_type payment_events payments.bank_link payments.doubt payments.introductory_for payments.purpose
    photos offers.car_status_before sales.car_status_before search_matches.pending team_events.role_before users.account_status users.avatar_key users.plain_name
    wanted_ads.removed_by wanted_ads.status_before wanted_digests.user_id webhook_attempts webhooks.format webhooks.stop_reason`,
  'a log of refused attempts, kept for security': 'refusals low_offers',
};

interface Column {
  table: string;
  name: string;
}

/**
 * All columns that refer to a person, or whose type can hold text. A key that leads to a person through another table,
 * such as a seat in a team, refers to one, too.
 */
const requestedColumns = sql<Column>`
  with recursive keys as (
    select conrelid, conkey[n] as attnum, confrelid, confkey[n] as target
    from pg_constraint, generate_subscripts(conkey, 1) as n where contype = 'f'
  ), people as (
    select conrelid, attnum from keys where confrelid in ('users'::regclass, 'game_accounts'::regclass)
    union select keys.conrelid, keys.attnum from keys
    join people on people.conrelid = keys.confrelid and people.attnum = keys.target
  )
  select c.relname as table, c.relname || '.' || a.attname as name
  from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and (
    a.atttypid in (
      select oid from pg_type where typcategory = 'S' or typname in ('_text', '_varchar', 'bytea', 'json', 'jsonb')
    )
    or exists (select from people where people.conrelid = c.oid and people.attnum = a.attnum)
  )
  order by name`;

test('every column about a user is in the data file or left out for a reason', async () => {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 1);
  try {
    await db.transaction().execute(async (tx) => {
      // PostgreSQL records which columns a view reads.
      for (const [kind, select] of Object.entries(ownDataKinds)) {
        const query = select(1).compile(tx).sql.replaceAll(/\$\d+/g, '1');
        await sql.raw(`create temp view own_${kind} as ${query}`).execute(tx);
      }
      const read = await sql<{ name: string }>`
        select distinct d.refobjid::regclass || '.' || a.attname as name
        from pg_depend as d join pg_rewrite as r on r.oid = d.objid join pg_class as v on v.oid = r.ev_class
        join pg_attribute as a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        where d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
          and v.relname like 'own\\_%' and v.relpersistence = 't'`.execute(tx);
      const exported = new Set(read.rows.map(({ name }) => name));
      const { rows } = await requestedColumns.execute(tx);
      const named = Object.values(leftOut).flatMap((list) => list.trim().split(/\s+/));
      const isNamed = ({ table, name }: Column) => named.includes(table) || named.includes(name);
      const unhandled = rows.filter((column) => !exported.has(column.name) && !isNamed(column));
      expect(unhandled.map(({ name }) => name)).toEqual([]);
      const isNeeded = (one: string) => {
        const meant = rows.filter(({ table, name }) => one === table || one === name);
        return meant.length > 0 && (one.includes('.') ? !exported.has(one) : true);
      };
      expect(
        named.filter((one) => !isNeeded(one)),
        'named without need',
      ).toEqual([]);
    });
  } finally {
    await close();
    await database.drop();
  }
});
