import type { ConversationReason } from '@forecourt/contract/messaging/messaging-values.ts';
import {
  reportsPerPage,
  type ReportOutcome,
  type reportSorts,
} from '@forecourt/contract/reports/conversation-reports.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

interface Person {
  id: number;
  name: string;
}

export interface ConversationReportRow {
  id: number;
  conversation_id: number;
  /** The conversation's length when it was reported, and now. */
  reported_sequence: number;
  last_sequence: number;
  reporter: Person;
  others: (Person & { company_name: string | null })[];
  is_group: boolean;
  reason: ConversationReason;
  details: string | null;
  created_at: Date;
  outcome: ReportOutcome | null;
  person: Person | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

/** Everyone who is or was in the conversation, who wrote in it, and its dealer's team. */
const participantIds = (report: RawBuilder<unknown>) => sql`(
  select user_id from conversation_participants where conversation_id = ${report}.conversation_id
  union select sender_id from messages where conversation_id = ${report}.conversation_id
  union select member.user_id from dealer_team_members as member
    join conversations on conversations.dealer_id = member.dealer_account_id where conversations.id = ${report}.conversation_id
)`;

/** Staff don't see reports they're involved in with any of their characters. */
const isNotOf = (gameAccountId: number) => sql`not exists (
  select from users as part where part.game_account_id = ${gameAccountId}
    and part.id in ${participantIds(sql`report`)}
)`;

async function select(
  db: Queryable,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<ConversationReportRow[]> {
  const { rows } = await sql<ConversationReportRow>`
    select report.id, report.conversation_id, report.last_sequence as reported_sequence, conversations.last_sequence,
      json_build_object('id', reporter.id, 'name', reporter.name) as reporter,
      coalesce((
        select json_agg(json_build_object('id', other.id, 'name', other.name, 'company_name', wrote.company_name) order by other.id)
        from users as other left join lateral (
          select company_name from messages join dealer_accounts on dealer_accounts.id = messages.dealer_id
          where messages.conversation_id = report.conversation_id and messages.sender_id = other.id limit 1
        ) as wrote on true
        where other.id <> report.reporter_id and other.id in (
          select user_id from conversation_participants where conversation_id = report.conversation_id
          union select sender_id from messages where conversation_id = report.conversation_id
        )
      ), '[]') as others,
      conversations.conversation_type = 'group' as is_group, report.reason, report.details, report.created_at,
      report.outcome, case when person.id is not null then json_build_object('id', person.id, 'name', person.name) end as person,
      decider.name as decided_by, report.decided_at, report.decision_reason
    from conversation_reports as report
    join conversations on conversations.id = report.conversation_id
    join users as reporter on reporter.id = report.reporter_id
    left join users as person on person.id = report.person_id
    left join users as decider on decider.id = report.decided_by
    where ${where} ${rest}
  `.execute(db);
  return rows;
}

export interface WantedReports {
  status: 'open' | 'decided';
  reason?: ConversationReason | undefined;
  search?: string | undefined;
  sort?: (typeof reportSorts)[number] | undefined;
  page: number;
}

/** Open reports oldest first, decided ones newest first, or in the requested order. */
export async function listConversationReports(db: Queryable, gameAccountId: number, wanted: WantedReports) {
  const { status, reason, search, sort = status === 'open' ? 'oldest' : 'newest', page } = wanted;
  const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = sql`and exists (
    select from users as named where named.name ilike ${like} and (named.id = report.reporter_id or named.id in (
      select user_id from conversation_participants where conversation_id = report.conversation_id
      union select sender_id from messages where conversation_id = report.conversation_id
    )))`;
  const where = sql`${status === 'open' ? sql`report.status = 'open'` : sql`report.status <> 'open'`}
    ${reason ? sql`and report.reason = ${reason}` : sql``} ${search ? named : sql``} and ${isNotOf(gameAccountId)}`;
  const time = status === 'open' ? sql`report.created_at` : sql`report.decided_at`;
  const order = sort === 'oldest' ? sql`${time}, report.id` : sql`${time} desc, report.id desc`;
  const [rows, { rows: totals }] = await Promise.all([
    select(db, where, sql`order by ${order} limit ${reportsPerPage} offset ${(page - 1) * reportsPerPage}`),
    sql<{ total: number }>`select count(*) as total from conversation_reports as report where ${where}`.execute(db),
  ]);
  return { rows, total: totals[0]!.total };
}

export async function countOpenConversationReports(db: Queryable, gameAccountId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from conversation_reports as report
    where report.status = 'open' and ${isNotOf(gameAccountId)}`.execute(db);
  return rows[0]!.total;
}

export const findConversationReport = async (
  db: Queryable,
  id: number,
  gameAccountId: number,
): Promise<ConversationReportRow | null> =>
  (await select(db, sql`report.id = ${id} and ${isNotOf(gameAccountId)}`))[0] ?? null;

export interface OpenedPart {
  from_sequence: number;
  to_sequence: number;
}

/** The part a staff member has opened. A decision closes it again. */
export async function openedPart(db: Queryable, reportId: number, staffId: number): Promise<OpenedPart | null> {
  const { rows } = await sql<OpenedPart | { from_sequence: null }>`
    select min(from_sequence) as from_sequence, max(to_sequence) as to_sequence
    from conversation_openings as opening join conversation_reports as report on report.id = opening.report_id
    where report.id = ${reportId} and staff_id = ${staffId}
      and (report.decided_at is null or opening.opened_at > report.decided_at)
  `.execute(db);
  const [part] = rows;
  return part === undefined || part.from_sequence === null ? null : part;
}

/** Whether this staff member has opened a part of a reported conversation with this message in it. */
export async function hasOpenedMessage(
  db: Queryable,
  { id, gameAccountId }: { id: number; gameAccountId: number },
  { conversation_id, sequence }: { conversation_id: number; sequence: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_reports as report join conversation_openings as opening on opening.report_id = report.id
    where report.conversation_id = ${conversation_id} and opening.staff_id = ${id} and ${isNotOf(gameAccountId)}
      and (report.decided_at is null or opening.opened_at > report.decided_at)
      and ${sequence} between opening.from_sequence and opening.to_sequence
    limit 1
  `.execute(db);
  return rows.length > 0;
}

export const insertOpening = (tx: Tx, reportId: number, staffId: number, part: OpenedPart) =>
  tx
    .insertInto('conversation_openings')
    .values({ report_id: reportId, staff_id: staffId, ...part })
    .execute();

interface Decision {
  outcome: ReportOutcome;
  personId: number | null;
  by: number;
  reason: string;
  now: Date;
}

/** False if it was no longer open. */
export async function settleConversationReport(tx: Tx, id: number, decision: Decision): Promise<boolean> {
  const { outcome, personId, by, reason, now } = decision;
  const { numUpdatedRows } = await tx
    .updateTable('conversation_reports')
    .set({
      status: outcome === 'nothing' ? 'dismissed' : 'upheld',
      outcome,
      person_id: personId,
      decided_by: by,
      decided_at: now,
      decision_reason: reason,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
