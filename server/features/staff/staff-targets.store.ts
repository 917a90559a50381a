import { settingDefinitions } from '@forecourt/contract/settings/setting-definitions.ts';
import type { TargetKind } from '@forecourt/contract/staff/staff-actions.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';

/** A target's state as logged before and after an action. */
export type TargetState = Record<string, string | number | boolean | null>;

interface Target {
  table: RawBuilder<unknown>;
  facts: RawBuilder<unknown>;
}

const target = (table: string, facts: RawBuilder<unknown>): Target => ({ table: sql.table(table), facts });

const targets: Record<Exclude<TargetKind, 'settings' | 'people'>, Target> = {
  user: target('users', sql`staff_role, standing, suspended_until`),
  car: target('cars', sql`status, status_reason`),
  dealer: target(
    'dealer_accounts',
    sql`company_name, status, (
    select string_agg(users.name || ' (' || role || ')', ', ' order by joined_at, users.id)
    from dealer_team_members join users on users.id = user_id where dealer_account_id = dealer_accounts.id) as team,
    (select ends_at from memberships where dealer_account_id = dealer_accounts.id) as paid_until`,
  ),
  application: target('dealer_applications', sql`company_name, status, review_notes`),
  payment: target('payments', sql`status, amount`),
  sale: target(
    'sales',
    sql`status, sale_price, confirmed_at, exists (select from guide_exclusions where sale_id = sales.id) as is_excluded`,
  ),
  // Without its text, which only its readers should see.
  review: target('reviews', sql`review_type, rating, hidden_at is not null as is_hidden`),
  wanted_ad: target('wanted_ads', sql`status, status_reason`),
  // Includes the appealed target, which the same action reverses or changes.
  appeal: target(
    'appeals',
    sql`appeals.status, (select about.state from staff_actions as decision cross join lateral (
        select status as state from cars where decision.target_kind = 'car' and id = decision.target_id
        union all select status from wanted_ads where decision.target_kind = 'wanted_ad' and id = decision.target_id
        union all select case when exists (select from guide_exclusions where sale_id = sales.id) then 'excluded'
          else 'counted' end from sales where decision.target_kind = 'sale' and id = decision.target_id
        union all select standing from users where decision.target_kind = 'user' and id = decision.target_id
        union all select status from dealer_accounts where decision.target_kind = 'dealer' and id = decision.target_id
        union all select status from dealer_applications where decision.target_kind = 'application' and id = decision.target_id
        union all select case when hidden_at is null then 'shown' else 'hidden' end from reviews
          where decision.target_kind = 'review' and id = decision.target_id
      ) as about where decision.id = appeals.decision_id) as state,
      (select suspended_until from staff_actions as decision join users on users.id = decision.target_id
        where decision.id = appeals.decision_id and decision.target_kind = 'user') as suspended_until`,
  ),
  // Without the messages: only how much was read, and the outcome.
  conversation_report: target(
    'conversation_reports',
    sql`status, outcome, person_id, (
      select sum(to_sequence - from_sequence + 1) from conversation_openings where report_id = conversation_reports.id
    ) as messages_opened`,
  ),
  award: target('awards', sql`name, description, icon, is_retired`),
  // Without its text, which only its readers should see.
  user_note: target('user_notes', sql`user_id, edited_at`),
  ticket: target(
    'tickets',
    sql`status, priority, assigned_to, merged_into,
      (select name from ticket_categories where ticket_categories.id = category_id) as category,
      (select max(id) from ticket_responses where ticket_id = tickets.id) as last_response_id`,
  ),
  ticket_category: target('ticket_categories', sql`name, is_retired`),
  response_template: target('response_templates', sql`name, content`),
  // The address is a secret, so only the masked form is logged.
  webhook: target('webhooks', sql`channel, address_shown, format, is_enabled, message_template`),
  // The receiving host, and whether the keys changed. Never the keys themselves.
  bank_keys: target('bank_keys', sql`host, mode, secret_shown is not null as has_secret, saved_at`),
  car_make: target('car_makes', sql`display_name, is_hidden`),
  car_model: target('car_models', sql`make_id, display_name, body_class, seats, is_hidden`),
  car_area: target('areas', sql`region_id, name, also, is_hidden, merged_into`),
  car_region: target('area_regions', sql`name, also`),
  search_word: target('word_meanings', sql`word, facet, meant`),
};

/** Locks the target so that concurrent actions wait. Each then starts from the state the previous one left. */
export async function lockTarget(tx: Tx, kind: TargetKind, id: number): Promise<TargetState | null> {
  if (kind === 'people') return null;
  if (kind === 'settings') await hold(tx, 'settings');
  else await sql`select id from ${targets[kind].table} where id = ${id} for no key update`.execute(tx);
  // A separate statement, so that it sees everything committed while the lock was awaited.
  return readTarget(tx, kind, id);
}

/** Null if it doesn't exist. */
export async function readTarget(tx: Tx, kind: TargetKind, id: number): Promise<TargetState | null> {
  if (kind === 'people') return null;
  if (kind === 'settings') return readSettings(tx);
  const { table, facts } = targets[kind];
  const { rows } = await sql<{ state: TargetState }>`
    select to_jsonb(facts) as state from (select ${facts} from ${table} where id = ${id}) as facts`.execute(tx);
  return rows[0]?.state ?? null;
}

/** All settings with their current values. Unchanged ones have their default. */
async function readSettings(tx: Tx): Promise<TargetState> {
  const stored = await tx.selectFrom('settings').select(['setting_key', 'setting_value']).execute();
  const starts = Object.entries(settingDefinitions).map(([key, { start }]) => [key, start]);
  return Object.fromEntries([...starts, ...stored.map((row) => [row.setting_key, row.setting_value])]);
}
