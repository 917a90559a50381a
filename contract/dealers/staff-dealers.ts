import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { teamRoles } from '../access/team-rights.ts';
import { staffMay } from '../access/staff-rights.ts';
import { dealerOrders, dealerStandings } from './staff-dealer-values.ts';
import { TeamEvent } from './team-shapes.ts';

const count = z.number().int();

/** The paid period. Null for a dealer that is closed or never had a membership. */
const Paid = z.object({
  status: z.enum(['unpaid', 'active', 'grace', 'expired']),
  ends_at: Moment,
  grace_ends_at: Moment,
});

/** A dealer in the staff list. */
const StaffDealer = z
  .object({
    id: Id,
    company_name: z.string(),
    logo_url: z.string().nullable(),
    status: z.enum(dealerStandings),
    /** Listings that use a slot, even if the dealership is hidden. */
    total_cars: count,
    /** Average of visible reviews, one decimal. Null without reviews. */
    rating: z.number().nullable(),
    total_sales: count,
    created_at: Moment,
    owner: z.object({ id: Id, name: z.string() }).nullable(),
    membership: Paid.nullable(),
    /** One of the reader's characters is on its team, so a colleague has to act. */
    is_own: z.boolean(),
  })
  .meta({ title: 'StaffDealer' });
export type StaffDealer = z.output<typeof StaffDealer>;

/** Everything staff need before they decide. */
const StaffDealerDetails = StaffDealer.extend({
  /** The reason for a suspension. */
  status_reason: z.string().nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  closed_at: Moment.nullable(),
  total_reviews: count,
  /** A suspension cancels them. */
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

/** All dealers, for staff. */
export const staffDealers = {
  staffList: call('GET /api/dealers.php?action=staff_dealers', {
    summary: 'List all dealers in any standing. Closed ones only if requested.',
    who: staffMay('dealers.read'),
    limit: 'browse',
    input: z.object({
      /** Searches company and owner names. */
      search: text(100).optional(),
      status: z.enum(dealerStandings).optional(),
      sort: z.enum(dealerOrders).default('newest'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      dealers: z.array(StaffDealer),
      /** Over all dealers. The total doesn't include closed ones. */
      counts: z.object({ total: count, active: count, suspended: count, expired: count }),
      page: count,
      pages: count,
      total: count,
    }),
  }),
  staffDealer: call('GET /api/dealers.php?action=staff_dealer', {
    summary: 'Get a dealer with its team, its membership and what a decision would affect',
    who: staffMay('dealers.read'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('dealer', StaffDealerDetails),
    fails: ['dealer_not_found'],
  }),
  staffTeamLog: call('GET /api/dealers.php?action=staff_team_log', {
    summary: 'List a dealer’s team changes as the team sees them, newest first',
    who: staffMay('dealers.team'),
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('events', z.array(TeamEvent)),
    fails: ['dealer_not_found'],
  }),
};
