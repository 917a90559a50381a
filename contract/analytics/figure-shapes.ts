import { z } from 'zod';
import { carStatuses } from '../cars/cars.flow.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { teamRoles } from '../access/team-rights.ts';
import { Membership } from '../payments/payment-shapes.ts';
import { Photo } from '../photos/photos.ts';

const count = z.number().int();
const Dollars = z.number().int();

/** A conversation in which someone wrote to the dealer. */
export const RecentInquiry = z
  .object({
    conversation_id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    car: z.object({ id: Id, name: z.string() }).nullable(),
    /** Their last message and its time. */
    text: z.string(),
    at: Moment,
    /** No one on the team has replied yet. */
    waits: z.boolean(),
  })
  .meta({ title: 'RecentInquiry' });
export type RecentInquiry = z.output<typeof RecentInquiry>;

/** Open tasks. Null for tasks outside the caller's role. Sales and payments count only the ones the caller can see. */
export const Todo = z
  .object({
    /** Listings that end within three days, soonest first. */
    ending: z.object({ count, cars: z.array(z.object({ id: Id, name: z.string(), expires_at: Moment })) }).nullable(),
    unanswered: z
      .object({ count, longest: z.object({ conversation_id: Id, name: z.string(), since: Moment }).nullable() })
      .nullable(),
    /** Open offers that it's the dealer's turn to respond to, without those in line behind an accepted one. */
    offers: z.object({ count, next_ends_at: Moment.nullable() }).nullable(),
    /** Sales that the buyer, a member, hasn't confirmed yet. */
    unconfirmed: count,
    /** Payments started at the bank and not finished. */
    payments: z.object({ count, amount: Dollars, oldest_id: Id.nullable() }),
    /** Also null while nothing is due. */
    membership: Membership.pick({ status: true, ends_at: true, grace_ends_at: true }).nullable(),
  })
  .meta({ title: 'DealerTodo' });
export type Todo = z.output<typeof Todo>;

/** Counts within a period. */
export const Counted = z.object({ views: count, inquiries: count, offers: count, sales: count, revenue: Dollars });
export type Counted = z.output<typeof Counted>;

/** A day (2026-11-16), or a month (2026-11) for long periods, in the site's time zone. */
export const FigurePoint = Counted.extend({ at: z.string() }).meta({ title: 'FigurePoint' });
export type FigurePoint = z.output<typeof FigurePoint>;

export const Performance = z.object({ cars_listed: count, views: count, inquiries: count, sales: count });
export type Performance = z.output<typeof Performance>;

export const CarFigures = z
  .object({
    id: Id,
    name: z.string(),
    image: Photo.nullable(),
    status: z.enum(carStatuses),
    price: Dollars.nullable(),
    /** The contact for the car. */
    contact: z.string(),
    views: count,
    inquiries: count,
    /** Days from the first listing to the sale, or until now. Null if it's neither sold nor for sale. */
    days: z.number().nullable(),
    /** Null if it isn't sold or the amount is unknown. */
    sold_for: Dollars.nullable(),
  })
  .meta({ title: 'CarFigures' });
export type CarFigures = z.output<typeof CarFigures>;

export const MemberFigures = z
  .object({
    user_id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    /** Null if they've left the team. */
    role: z.enum(teamRoles).nullable(),
    /** Live listings with them as contact. */
    active_cars: count,
    sales: count,
    revenue: Dollars,
  })
  .meta({ title: 'MemberFigures' });
export type MemberFigures = z.output<typeof MemberFigures>;
