import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { waitingKinds, waitingRights, type WaitingKind } from '@forecourt/contract/staff/dashboard.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Queryable } from '../../database/database.ts';
import { decidableBy } from '../../features/appeals/appeal.rules.ts';
import { countOpenConversationReports } from '../../features/reports/conversation-reports.store.ts';
import { countUndecided } from '../../features/staff/dashboard.store.ts';
import { countToHandle } from '../../features/tickets/ticket-counts.store.ts';

interface Reader {
  gameAccountId: number;
  staffRole: StaffRole | null;
}

/** The open items a staff member can settle, by their rights and excluding those they're involved in. */
export async function countWaiting(
  db: Queryable,
  { gameAccountId, staffRole }: Reader,
  today: Date,
): Promise<{ waiting: Partial<Record<WaitingKind, number>>; tickets: number }> {
  const kinds = waitingKinds.filter((kind) => staffRoleMay(staffRole, waitingRights[kind]));
  if (kinds.length === 0) return { waiting: {}, tickets: 0 };
  const decidesDisputes = staffRoleMay(staffRole, waitingRights.disputed_sales);
  const [{ tickets, ...ofTickets }, undecided, conversation_reports] = await Promise.all([
    countToHandle(db, { gameAccountId, decidable: decidableBy(staffRole), today }, decidesDisputes),
    countUndecided(db, gameAccountId),
    countOpenConversationReports(db, gameAccountId),
  ]);
  const counts: Record<WaitingKind, number> = { ...ofTickets, ...undecided, conversation_reports };
  return { waiting: Object.fromEntries(kinds.map((kind) => [kind, counts[kind]])), tickets };
}
