import { z } from 'zod';
import { appealStatuses } from '../appeals/appeals.flow.ts';
import { dealerStandings, personStandings } from '../access/standing.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { teamRoles } from '../access/team-rights.ts';
import { staffRoles } from '../access/who.ts';

const Count = z.number().int().min(0);

/** Earlier decisions about a user, by staff action. The last comes from conversation reports, and some warnings do. */
export const historyKinds = [
  'suspend_user',
  'ban_user',
  'reinstate_user',
  'flag_car',
  'remove_car',
  'restore_car',
  'hide_review',
  'unhide_review',
  'flag_wanted_ad',
  'remove_wanted_ad',
  'restore_wanted_ad',
  'decline_application',
  'suspend_dealer',
  'activate_dealer',
  'warn_user',
  'uphold_conversation_report',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const maxHistory = 20;

export const Seat = z.object({
  dealer_account_id: Id,
  company_name: z.string(),
  /** The company's own standing. */
  company_standing: z.enum(dealerStandings),
  role: z.enum(teamRoles),
  /** Team members who could become the owner. */
  colleagues: z.array(z.object({ id: Id, name: z.string(), role: z.enum(teamRoles) })),
});

/** Current counts of what a restriction would affect. */
const Touched = z.object({
  /** Their own live listings. */
  listings: Count,
  /** The dealer's listings that name them as contact. */
  dealer_listings: Count,
  open_payments: Count,
  /** Sales they haven't confirmed as the buyer yet. */
  sales_to_confirm: Count,
  sessions: Count,
});

const HistoryEntry = z.object({
  /** Unique in the list. */
  id: z.string(),
  kind: z.enum(historyKinds),
  at: Moment,
  /** Null for staff who can't see it, because a warning's reason belongs to the reported conversation. */
  reason: z.string().nullable(),
  /** When a suspension was due to end. */
  until: Moment.nullable(),
  /** The car, company or sale it was about. Null if it was about the user. */
  subject: z.string().nullable(),
  /** Set if the decision was about this company of theirs, not about the user. */
  company_name: z.string().nullable(),
  /** The outcome of its appeal. */
  appeal: z.enum(appealStatuses).nullable(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** Everything staff need before they decide about a user: standing, earlier decisions and what would be affected. */
export const JudgedPerson = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    standing: z.enum(personStandings),
    /** The reason for the restriction as shown to the user, and its end. */
    reason: z.string().nullable(),
    until: Moment.nullable(),
    /** When the user closed the account, even if it's also restricted. */
    account_closed_at: Moment.nullable(),
    staff_role: z.enum(staffRoles).nullable(),
    /** True if the account or another of its characters is the caller's. */
    is_own: z.boolean(),
    seat: Seat.nullable(),
    touched: Touched,
    /** About the user only, without their company. */
    counts: z.object({
      suspensions: Count,
      bans: Count,
      warnings: Count,
      removed_listings: Count,
      /** Upheld reports about them or their listings. */
      upheld_reports: Count,
    }),
    /** Newest first, at most `maxHistory`. `history_total` has the full count. */
    history: z.array(HistoryEntry),
    history_total: Count,
  })
  .meta({ title: 'JudgedPerson' });
export type JudgedPerson = z.output<typeof JudgedPerson>;
