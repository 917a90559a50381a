import type { FirstStep } from '@forecourt/contract/dealers/first-steps.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export interface FirstStepsRow {
  is_dismissed: boolean;
  done: Record<FirstStep, boolean>;
}

/** Which first steps the data shows as done, and whether the team hid the list. */
export async function findFirstSteps(db: Queryable, dealerId: number): Promise<FirstStepsRow> {
  const { is_dismissed, ...steps } = await db
    .selectFrom('dealer_accounts as dealer')
    .select([
      sql<boolean>`first_steps_dismissed_at is not null`.as('is_dismissed'),
      sql<boolean>`logo_url is not null`.as('logo'),
      sql<boolean>`opening_hours is not null`.as('hours'),
      sql<boolean>`exists (
        select from memberships where dealer_account_id = dealer.id and started_at is not null)`.as('membership'),
      sql<boolean>`exists (select from cars where dealer_id = dealer.id and published_at is not null)`.as('car'),
      sql<boolean>`exists (select from dealer_team_members where dealer_account_id = dealer.id and role <> 'owner')
        or exists (select from dealer_invitations where dealer_account_id = dealer.id)`.as('team'),
    ])
    .where('id', '=', dealerId)
    .executeTakeFirstOrThrow();
  return { is_dismissed, done: steps };
}

/** The first dismissal counts. */
export const hideFirstSteps = (tx: Tx, dealerId: number, now: Date) =>
  tx
    .updateTable('dealer_accounts')
    .set({ first_steps_dismissed_at: now })
    .where('id', '=', dealerId)
    .where('first_steps_dismissed_at', 'is', null)
    .execute();
