import { z } from 'zod';
import { carStatuses } from '../cars/cars.flow.ts';
import { Id, Moment } from '../kit/shapes.ts';
import { staffRoles } from '../access/who.ts';
import { paymentKinds, paymentStatuses } from '../payments/payments.flow.ts';
import { ticketStatuses } from '../tickets/tickets.flow.ts';
import { Seat } from './judged-person.ts';
import { countedRoles, userStatuses } from './user-values.ts';

export const Number0 = z.number().int().min(0);

/** A user in the staff list. */
export const AdminUser = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    phone_number: z.string().nullable(),
    status: z.enum(userStatuses),
    staff_role: z.enum(staffRoles).nullable(),
    is_dealer: z.boolean(),
    company_name: z.string().nullable(),
    rating: z.number().nullable(),
    reviews: Number0,
    /** Without drafts, which are private. */
    total_cars: Number0,
    active_cars: Number0,
    sold_cars: Number0,
    created_at: Moment,
    updated_at: Moment,
    last_login: Moment.nullable(),
    /** The game account. Null for staff who can't see which characters belong together. */
    gta_world_username: z.string().nullable(),
    /** The caller's own account, with any of their characters. */
    is_own: z.boolean(),
  })
  .meta({ title: 'AdminUser' });
export type AdminUser = z.output<typeof AdminUser>;

/** User counts by type. A dealer who is also staff counts as both. */
export const UserStats = z
  .object({
    by_status: z.array(z.object({ status: z.enum(userStatuses), count: Number0 })),
    by_role: z.array(z.object({ role: z.enum(countedRoles), count: Number0 })),
    new_this_month: Number0,
    /** Seen in the last 30 days and not restricted. */
    active_users: Number0,
  })
  .meta({ title: 'UserStats' });
export type UserStats = z.output<typeof UserStats>;

/** Everything about a user that the caller's role can see. */
export const UserDetails = AdminUser.extend({
  bio: z.string().nullable(),
  website: z.string().nullable(),
  /** The reason for the restriction as shown to the user, and its end. */
  standing_reason: z.string().nullable(),
  suspended_until: Moment.nullable(),
  /** When the user closed the account, even if it's also restricted. */
  account_closed_at: Moment.nullable(),
  seat: Seat.nullable(),
  /** The newest few. `total_cars` has the full count. */
  cars: z.array(
    z.object({
      id: Id,
      title: z.string(),
      status: z.enum(carStatuses),
      price: Number0.nullable(),
      is_dealers: z.boolean(),
    }),
  ),
  /** Null for staff who can't see them. */
  payments: z
    .object({
      total: Number0,
      newest: z.array(
        z.object({
          id: Id,
          kind: z.enum(paymentKinds),
          subject: z.string(),
          amount: Number0,
          status: z.enum(paymentStatuses),
          created_at: Moment,
        }),
      ),
    })
    .nullable(),
  tickets: z.object({
    total: Number0,
    newest: z.array(z.object({ id: Id, subject: z.string(), status: z.enum(ticketStatuses), created_at: Moment })),
  }),
  sessions: z.array(z.object({ id: Id, device: z.string().nullable(), signed_in_at: Moment, last_seen_at: Moment })),
  /** Other characters of the same game account. Null for staff who can't see them. */
  characters: z
    .array(z.object({ id: Id, name: z.string(), avatar_url: z.string().nullable(), status: z.enum(userStatuses) }))
    .nullable(),
}).meta({ title: 'UserDetails' });
export type UserDetails = z.output<typeof UserDetails>;
