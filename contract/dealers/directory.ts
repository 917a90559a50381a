import { z } from 'zod';
import { answerSpeeds } from '../accounts/profile-values.ts';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { teamRoles } from '../kit/team-rights.ts';
import { anyone } from '../kit/who.ts';
import { Photo } from '../photos/photos.ts';
import { ReviewStats } from '../reviews/review-shapes.ts';
import { dealersAtOnce, dealerSorts } from './directory-values.ts';
import { AwayNotice } from './away.ts';
import { OpeningHours } from './opening-hours.ts';

const count = z.number().int();

/** A dealer as it stands in the directory. */
const DealerCard = z
  .object({
    id: Id,
    company_name: z.string(),
    logo_url: z.string().nullable(),
    description: z.string().nullable(),
    opening_hours: OpeningHours.nullable(),
    /** Of the visible reviews, to one decimal; null without one. */
    rating: z.number().nullable(),
    total_reviews: count,
    /** Those the buyer confirmed. */
    verified_sales: count,
    active_cars: count,
    team_members: count,
    member_since: Moment,
    is_trading: z.boolean(),
    /** While nobody is there. */
    away: AwayNotice.nullable(),
    /** The newest cars with a picture, as a glance at what they sell. */
    glance: z.array(z.object({ id: Id, title: z.string(), image: Photo })),
  })
  .meta({ title: 'DealerCard' });
export type DealerCard = z.output<typeof DealerCard>;

/** A dealer as its own page shows it. */
const Dealer = DealerCard.omit({ glance: true, team_members: true })
  .extend({
    website: z.string().nullable(),
    /** For who is signed in; others learn that there is one. */
    phone: z.string().nullable(),
    has_phone: z.boolean(),
    total_sales: count,
    /** By its owner, for good. */
    is_closed: z.boolean(),
    review_stats: ReviewStats,
    team: z.array(z.object({ id: Id, name: z.string(), avatar_url: z.string().nullable(), role: z.enum(teamRoles) })),
    /** Null where they were asked too rarely to tell. */
    answers_within: z.enum(answerSpeeds).nullable(),
    /** In which the opening hours are meant. */
    time_zone: z.string(),
  })
  .meta({ title: 'Dealer' });
export type Dealer = z.output<typeof Dealer>;

/** The dealers of the city, for everybody. */
export const directory = {
  list: call('GET /api/dealers.php', {
    summary: 'The dealers of the city; those that do not trade stand last',
    who: anyone,
    limit: 'browse',
    input: z.object({
      /** In the company's name and description. */
      search: text(100).optional(),
      sort: z.enum(dealerSorts).default('rating'),
      page: z.number().int().min(1).max(1000).default(1),
      limit: z.number().int().min(1).max(dealersAtOnce).default(dealersAtOnce),
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
    summary: 'One dealer, as everybody may see it',
    who: anyone,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('dealer', Dealer),
    fails: ['dealer_not_found'],
    whenMissing: null,
  }),
};
