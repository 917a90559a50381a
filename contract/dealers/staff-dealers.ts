import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { teamRoles } from '../kit/team-rights.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { dealerOrders, dealerStandings } from './staff-dealer-values.ts';
import { TeamEvent } from './team-shapes.ts';

const count = z.number().int();

/** How long a dealer has paid for; null for one that is closed or never had a membership. */
const Paid = z.object({
  status: z.enum(['unpaid', 'active', 'grace', 'expired']),
  ends_at: Moment,
  grace_ends_at: Moment,
});

/** A dealer as the staff see it among all others. */
const StaffDealer = z
  .object({
    id: Id,
    company_name: z.string(),
    logo_url: z.string().nullable(),
    status: z.enum(dealerStandings),
    /** Those that take one of its slots, shown or hidden with the dealership. */
    total_cars: count,
    /** Of the visible reviews, to one decimal; null without one. */
    rating: z.number().nullable(),
    total_sales: count,
    created_at: Moment,
    owner: z.object({ id: Id, name: z.string() }).nullable(),
    membership: Paid.nullable(),
    /** Somebody behind the reader's account is on its team: a colleague acts on it. */
    is_own: z.boolean(),
  })
  .meta({ title: 'StaffDealer' });
export type StaffDealer = z.output<typeof StaffDealer>;

/** All that staff know before they decide about it. */
const StaffDealerDetails = StaffDealer.extend({
  /** Why it is suspended. */
  status_reason: z.string().nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  closed_at: Moment.nullable(),
  total_reviews: count,
  /** A suspension gives them up. */
  open_payments: count,
  team: z.array(
    z.object({
      id: Id,
      name: z.string(),
      avatar_url: z.string().nullable(),
      role: z.enum(teamRoles),
      joined_at: Moment,
    }),
  ),
}).meta({ title: 'StaffDealerDetails' });
export type StaffDealerDetails = z.output<typeof StaffDealerDetails>;

/** All dealers, as the staff see them. */
export const staffDealers = {
  staffList: call('GET /api/dealers.php?action=staff_dealers', {
    summary: 'All dealers in whatever standing; those that closed only when they are asked for',
    who: staffMay('dealers.read'),
    limit: 'browse',
    input: z.object({
      /** In the company's name and its owner's. */
      search: text(100).optional(),
      status: z.enum(dealerStandings).optional(),
      sort: z.enum(dealerOrders).default('newest'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      dealers: z.array(StaffDealer),
      /** Of all; those that closed are not among the total. */
      counts: z.object({ total: count, active: count, suspended: count, expired: count }),
      page: count,
      pages: count,
      total: count,
    }),
  }),
  staffDealer: call('GET /api/dealers.php?action=staff_dealer', {
    summary: 'One dealer with its team, its membership and what a decision about it would touch',
    who: staffMay('dealers.read'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('dealer', StaffDealerDetails),
    fails: ['dealer_not_found'],
  }),
  staffTeamLog: call('GET /api/dealers.php?action=staff_team_log', {
    summary: 'What happened on a dealer’s team, as the team itself reads it; the latest first',
    who: staffMay('dealers.team'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('events', z.array(TeamEvent)),
    fails: ['dealer_not_found'],
  }),
};
