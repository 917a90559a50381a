import { z } from 'zod';
import { answerSpeeds } from '../accounts/profile-values.ts';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { teamRoles } from '../access/team-rights.ts';
import { anyone } from '../access/who.ts';
import { Photo } from '../photos/photos.ts';
import { KeptMeetings } from '../meetings/meeting-shapes.ts';
import { ReviewStats } from '../reviews/review-shapes.ts';
import { dealersPerPage, dealerSorts } from './directory-values.ts';
import { AwayNotice } from '../hours/away.ts';
import { OpeningHours } from '../hours/opening-hours.ts';

const count = z.number().int();

/** A dealer in the directory. */
const DealerCard = z
  .object({
    id: Id,
    company_name: z.string(),
    logo_url: z.string().nullable(),
    description: z.string().nullable(),
    opening_hours: OpeningHours.nullable(),
    /** Average of visible reviews, one decimal. Null without reviews. */
    rating: z.number().nullable(),
    total_reviews: count,
    /** Sales confirmed by the buyer. */
    verified_sales: count,
    active_cars: count,
    team_members: count,
    member_since: Moment,
    is_trading: z.boolean(),
    /** Null unless the dealer is away. */
    away: AwayNotice.nullable(),
    /** The newest cars with a photo, as a preview. */
    glance: z.array(z.object({ id: Id, title: z.string(), image: Photo })),
  })
  .meta({ title: 'DealerCard' });
export type DealerCard = z.output<typeof DealerCard>;

/** A dealer on its own page. */
const Dealer = DealerCard.omit({ glance: true, team_members: true })
  .extend({
    website: z.string().nullable(),
    /** Only for logged-in users. Others only see that there is one. */
    phone: z.string().nullable(),
    has_phone: z.boolean(),
    total_sales: count,
    /** Closed permanently by its owner. */
    is_closed: z.boolean(),
    review_stats: ReviewStats,
    team: z.array(z.object({ id: Id, name: z.string(), avatar_url: z.string().nullable(), role: z.enum(teamRoles) })),
    /** Null if they had too few inquiries to tell. */
    answers_within: z.enum(answerSpeeds).nullable(),
    /** Null until enough meetings count. */
    meetings: KeptMeetings.nullable(),
    /** The time zone of the opening hours. */
    time_zone: z.string(),
  })
  .meta({ title: 'Dealer' });
export type Dealer = z.output<typeof Dealer>;

/** The public dealer directory. */
export const directory = {
  list: call('GET /api/dealers.php', {
    summary: 'List dealers. Those that aren’t trading come last.',
    who: anyone,
    limit: 'browse',
    input: z.object({
      /** Searches company names and descriptions. */
      search: text(100).optional(),
      sort: z.enum(dealerSorts).default('rating'),
      page: z.number().int().min(1).max(1000).default(1),
      limit: z.number().int().min(1).max(dealersPerPage).default(dealersPerPage),
    }),
    output: z.object({
      success: z.literal(true),
      dealers: z.array(DealerCard),
      time_zone: z.string(),
      page: count,
      pages: count,
      total: count,
    }),
  }),
  get: call('GET /api/dealers.php?id', {
    summary: 'Get a dealer’s public page',
    who: anyone,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('dealer', Dealer),
    fails: ['dealer_not_found'],
    whenMissing: null,
  }),
};
