import { z } from 'zod';
import { appealStatuses } from '../appeals/appeals.flow.ts';
import { dealerStandings, personStandings } from '../kit/standing.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { teamRoles } from '../kit/team-rights.ts';
import { staffRoles } from '../kit/who.ts';

const Count = z.number().int().min(0);

/** Earlier decisions about a person, by the staff action that made them; the last two come from conversation reports. */
export const historyKinds = [
  'suspend_user',
  'ban_user',
  'reinstate_user',
  'flag_car',
  'remove_car',
  'restore_car',
  'hide_review',
  'unhide_review',
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
  /** Standing of the company itself. */
  company_standing: z.enum(dealerStandings),
  role: z.enum(teamRoles),
  /** Who could take the dealership over. */
  colleagues: z.array(z.object({ id: Id, name: z.string(), role: z.enum(teamRoles) })),
});

/** What a restriction would touch, counted as it is now. */
const Touched = z.object({
  /** Their own, on the market. */
  listings: Count,
  /** The dealer's, that name them as the contact. */
  dealer_listings: Count,
  open_payments: Count,
  /** Sales that wait for their word as the buyer. */
  sales_to_confirm: Count,
  sessions: Count,
});

const HistoryEntry = z.object({
  /** Unique in the list. */
  id: z.string(),
  kind: z.enum(historyKinds),
  at: Moment,
  /** Null for those who may not read it: the reason of a warning belongs to the reported conversation. */
  reason: z.string().nullable(),
  /** When a suspension was to end. */
  until: Moment.nullable(),
  /** The car, the company or the sale it was about; null where it was the person. */
  subject: z.string().nullable(),
  /** The decision was about this company of theirs, not about the person. */
  company_name: z.string().nullable(),
  /** What became of it when it was appealed. */
  appeal: z.enum(appealStatuses).nullable(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** What staff need to know before they decide about a person: the standing, earlier decisions, and what it would touch. */
export const JudgedPerson = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    standing: z.enum(personStandings),
    /** Why they are restricted, as they were told, and until when. */
    reason: z.string().nullable(),
    until: Moment.nullable(),
    /** Since when its owner has the account closed, also while it is restricted. */
    account_closed_at: Moment.nullable(),
    staff_role: z.enum(staffRoles).nullable(),
    /** True if the account belongs to the caller, with any of their characters. */
    is_own: z.boolean(),
    seat: Seat.nullable(),
    touched: Touched,
    /** Of the person alone, without their company. */
    counts: z.object({
      suspensions: Count,
      bans: Count,
      warnings: Count,
      removed_listings: Count,
      /** Reports about them or their listings that staff agreed with. */
      upheld_reports: Count,
    }),
    /** The latest first, at most `maxHistory`; how many there are says `history_total`. */
    history: z.array(HistoryEntry),
    history_total: Count,
  })
  .meta({ title: 'JudgedPerson' });
export type JudgedPerson = z.output<typeof JudgedPerson>;
