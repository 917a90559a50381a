import { z } from 'zod';
import { carStatuses } from '../cars/cars.flow.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { teamRoles } from '../kit/team-rights.ts';
import { Membership } from '../payments/payment-shapes.ts';
import { Photo } from '../photos/photos.ts';

const count = z.number().int();
const Dollars = z.number().int();

/** Somebody who wrote to the dealer. */
export const RecentInquiry = z
  .object({
    conversation_id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    car: z.object({ id: Id, name: z.string() }).nullable(),
    /** What they wrote last, and when. */
    text: z.string(),
    at: Moment,
    /** Nobody of the team has answered it. */
    waits: z.boolean(),
  })
  .meta({ title: 'RecentInquiry' });
export type RecentInquiry = z.output<typeof RecentInquiry>;

/** What needs doing. Null is what is not theirs to do; of sales and payments, those that are theirs are counted. */
export const Todo = z
  .object({
    /** Listings that end within three days, the first of them first. */
    ending: z.object({ count, cars: z.array(z.object({ id: Id, name: z.string(), expires_at: Moment })) }).nullable(),
    unanswered: z
      .object({ count, longest: z.object({ conversation_id: Id, name: z.string(), since: Moment }).nullable() })
      .nullable(),
    /** Sales whose buyer, a member, has not said yet that it is so. */
    unconfirmed: count,
    /** Begun at the bank and not finished. */
    payments: z.object({ count, amount: Dollars, oldest_id: Id.nullable() }),
    /** Null also while nothing is due. */
    membership: Membership.pick({ status: true, ends_at: true, grace_ends_at: true }).nullable(),
  })
  .meta({ title: 'DealerTodo' });
export type Todo = z.output<typeof Todo>;

/** What was counted in some time. */
export const Counted = z.object({ views: count, inquiries: count, sales: count, revenue: Dollars });
export type Counted = z.output<typeof Counted>;

/** A day (2026-11-16), or of a long time a month (2026-11), of the site's zone. */
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
    /** Who is called about it. */
    contact: z.string(),
    views: count,
    inquiries: count,
    /** From when it was first listed until it was sold, or until now; null when it is neither sold nor on the market. */
    days: z.number().nullable(),
    /** Null where it is not sold, or nobody said for how much. */
    sold_for: Dollars.nullable(),
  })
  .meta({ title: 'CarFigures' });
export type CarFigures = z.output<typeof CarFigures>;

export const MemberFigures = z
  .object({
    user_id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    /** Null for who has left the team. */
    role: z.enum(teamRoles).nullable(),
    /** On the market now, with them as contact. */
    active_cars: count,
    sales: count,
    revenue: Dollars,
  })
  .meta({ title: 'MemberFigures' });
export type MemberFigures = z.output<typeof MemberFigures>;
