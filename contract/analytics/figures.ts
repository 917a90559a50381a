import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id } from '../kit/shapes.ts';
import { dealerEffects, type DealerStanding } from '../access/standing.ts';
import { team } from '../access/who.ts';
import { Membership } from '../payments/payment-shapes.ts';
import { CarFigures, Counted, FigurePoint, MemberFigures, Performance, RecentInquiry, Todo } from './figure-shapes.ts';
import { figurePeriods } from './figure-values.ts';

const count = z.number().int();
const Dollars = z.number().int();
const dealerStandings = Object.keys(dealerEffects) as [DealerStanding, ...DealerStanding[]];

/** A dealer's business analytics. Everything is counted from recorded events, by day in the site's time zone. */
export const figures = {
  header: call('GET /api/figures.php?action=header', {
    summary: 'Get a dealer’s account status and team size for the portal header',
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
    summary: 'Get a dealer’s results, recent inquiries and open tasks, as far as your role allows',
    who: team('dealer_id', 'cars.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id }),
    output: z.object({
      success: z.literal(true),
      cars: z.object({ total: count, active: count, reserved: count, drafts: count }),
      /** `own`: the caller's role only covers their own sales. */
      sales: z.object({
        whose: z.enum(['dealer', 'own']),
        this_month: count,
        revenue_this_month: Dollars,
        revenue: Dollars,
      }),
      /** Average of visible reviews, one decimal. Null without reviews. */
      rating: z.number().nullable(),
      total_reviews: count,
      views: count,
      inquiries: count,
      /** Open offers on the dealer's cars, on either side's turn. */
      open_offers: count,
      /** Members who follow the dealer. Only their number is known. */
      followers: count,
      /** Newest first. */
      recent: z.array(RecentInquiry),
      todo: Todo,
    }),
  }),
  analytics: call('GET /api/figures.php?action=analytics', {
    summary: 'Get views, inquiries, sales and revenue over time, by car and by team member',
    who: team('dealer_id', 'analytics.read'),
    limit: 'browse',
    input: z.object({ dealer_id: Id, period: z.enum(figurePeriods).default('month') }),
    output: z.object({
      success: z.literal(true),
      /** Oldest first, including empty ones. Months for all time, otherwise days. */
      points: z.array(FigurePoint),
      totals: Counted,
      /** The preceding period of the same length. Null for all time. */
      before: Counted.nullable(),
      this_month: Performance,
      all_time: Performance,
      revenue: z.object({
        total: Dollars,
        this_month: Dollars,
        /** Over sales with a known amount. 0 if there are none. */
        average: Dollars,
      }),
      /** For cars sold in this period, counted from their first listing. Null if none were sold. */
      days_to_sell: z.object({ median: z.number(), fastest: z.number(), slowest: z.number() }).nullable(),
      /** Cars that were for sale in this period, most viewed first. */
      cars: z.array(CarFigures),
      total_cars: count,
      members: z.array(MemberFigures),
    }),
  }),
  file: call('GET /api/figures.php?action=file', {
    summary: 'Export a period’s analytics by day or by car as a CSV file',
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
