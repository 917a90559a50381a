import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id } from '../kit/shapes.ts';
import { dealerEffects, type DealerStanding } from '../kit/standing.ts';
import { team } from '../kit/who.ts';
import { Membership } from '../payments/payment-shapes.ts';
import { CarFigures, Counted, FigurePoint, MemberFigures, Performance, RecentInquiry, Todo } from './figure-shapes.ts';
import { figurePeriods } from './figure-values.ts';

const count = z.number().int();
const Dollars = z.number().int();
const dealerStandings = Object.keys(dealerEffects) as [DealerStanding, ...DealerStanding[]];

/** What a dealer's team reads about its business; all of it is counted from what happened, in days of the site's zone. */
export const figures = {
  header: call('GET /api/figures.php?action=header', {
    summary: 'How a dealer’s account stands and how many are on its team, for the head of the portal',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: z.object({
      success: z.literal(true),
      status: z.enum(dealerStandings),
      /** Null if the dealer never had one. */
      membership: Membership.shape.status.nullable(),
      team_members: count,
    }),
  }),
  dashboard: call('GET /api/figures.php?action=dashboard', {
    summary: 'How a dealer does, who asked last and what needs doing, as far as one’s role reads it',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: z.object({
      success: z.literal(true),
      cars: z.object({ total: count, active: count, reserved: count, drafts: count }),
      /** `own`: one’s role reads what one sold oneself. */
      sales: z.object({
        whose: z.enum(['dealer', 'own']),
        this_month: count,
        revenue_this_month: Dollars,
        revenue: Dollars,
      }),
      /** Of the visible reviews, to one decimal; null without one. */
      rating: z.number().nullable(),
      total_reviews: count,
      views: count,
      inquiries: count,
      /** The newest first. */
      recent: z.array(RecentInquiry),
      todo: Todo,
    }),
  }),
  analytics: call('GET /api/figures.php?action=analytics', {
    summary: 'Views, inquiries, sales and revenue over time, by car and by member',
    who: team('dealer_id', 'analytics.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id, period: z.enum(figurePeriods).default('month') }),
    output: z.object({
      success: z.literal(true),
      /** The oldest first, also those on which nothing happened; of all time months, else days. */
      points: z.array(FigurePoint),
      totals: Counted,
      /** The same number of days right before; null for all time. */
      before: Counted.nullable(),
      this_month: Performance,
      all_time: Performance,
      revenue: z.object({
        total: Dollars,
        this_month: Dollars,
        /** Of the sales whose amount is known; 0 without one. */
        average: Dollars,
      }),
      /** Of what was sold in this time, from its first listing on; null when nothing was. */
      days_to_sell: z.object({ median: z.number(), fastest: z.number(), slowest: z.number() }).nullable(),
      /** Those that were on the market in this time, the most viewed first. */
      cars: z.array(CarFigures),
      total_cars: count,
      members: z.array(MemberFigures),
    }),
  }),
  file: call('GET /api/figures.php?action=file', {
    summary: 'The figures of a period by day or by car, as a CSV file',
    who: team('dealer_id', 'analytics.read'),
    limit: 'export',
    input: z.object({
      dealer_id: Id,
      period: z.enum(figurePeriods).default('month'),
      by: z.enum(['day', 'car']).default('day'),
    }),
    output: z.object({ success: z.literal(true), filename: z.string(), csv: z.string() }),
  }),
};
