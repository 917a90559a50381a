import { appealStatuses } from '@forecourt/contract/appeals/appeals.flow.ts';
import { siteForThisTest } from '../../testing/site.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

test('the demo has appeals in every state, none handled by the original decider, and decisions without one', async () => {
  const site = await siteForThisTest();
  const { rows } = await sql<{ status: string; is_wrong: boolean }>`
    select appeals.status, decided_what_is_appealed(ticket_id, coalesce(outcome_by, assigned_to))
      or exists (select from ticket_responses as said where said.ticket_id = appeals.ticket_id and is_staff
        and decided_what_is_appealed(said.ticket_id, author_id))
      or decision.created_at > appeals.created_at or coalesce(outcome_at, now()) > now() or tickets.user_id <> appeals.user_id
      as is_wrong
    from appeals join tickets on tickets.id = ticket_id join staff_actions as decision on decision.id = decision_id`.execute(
    site.db,
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(appealStatuses));
  expect(rows.filter(({ is_wrong }) => is_wrong)).toEqual([]);
  const kenji = await site.as('otherMember');
  const { application } = await kenji.api.applications.mine({});
  const about = { target_type: 'application', target_id: application!.id } as const;
  expect((await kenji.api.appeals.decision(about)).decision).toMatchObject({ stands: true, may_appeal: true });
});
