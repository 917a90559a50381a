import type { StaffRole, Who } from '../kit/who.ts';

/** Analysts are among them: what everyone may read names no one and repeats nothing that someone wrote. */
const everyone = ['support', 'moderator', 'analyst', 'admin'] as const;
const handlers = ['support', 'moderator', 'admin'] as const;
const deciders = ['moderator', 'admin'] as const;
const admins = ['admin'] as const;

/**
 * What the site's staff may do, and which of them: the one table (product rules, "Access"). Calls name a right of it
 * with `staffMay()`, tabs in contract/pages.ts, buttons and rules ask with `staffRoleMay()`; nothing else knows a role.
 */
export const staffRights = {
  'dashboard.read': everyone,

  /** How many there are and how fast they are answered, without what they say. */
  'tickets.count': everyone,
  'tickets.read': handlers,
  'tickets.handle': handlers,

  /** How many there are of which kind, without their names. */
  'users.count': everyone,
  'users.read': handlers,
  /** Which characters are one person's: their game account's name, and who else plays under it. */
  'users.characters': deciders,
  'users.suspend': deciders,
  'users.ban': admins,
  'users.roles': admins,

  'cars.count': everyone,
  'cars.read': handlers,
  'cars.flag': handlers,
  'cars.remove': deciders,
  'cars.restore': deciders,
  /** The makes and models that listings choose from. */
  'catalogue.read': everyone,
  'catalogue.write': admins,

  /** Of listings, conversations and reviews: how many, and the outcome. */
  'reports.count': everyone,
  'reports.read': handlers,
  'reports.decide': deciders,
  'reviews.read': handlers,
  'reviews.decide': deciders,
  'awards.read': everyone,
  /** Which there are; and who gets them. */
  'awards.write': deciders,
  'awards.grant': deciders,

  /** Who sold what to whom; decide a dispute, annul. */
  'sales.read': handlers,
  'sales.decide': deciders,

  /** How many applications and dealers there are, without their names. */
  'applications.count': everyone,
  'applications.read': handlers,
  'applications.decide': deciders,
  'applications.delete': admins,
  'dealers.read': handlers,
  /** Who came to a team, left it or was invited, and by whom. */
  'dealers.team': handlers,
  'dealers.suspend': deciders,
  'dealers.rename': deciders,
  /** Open one, or put somebody on its team. */
  'dealers.create': admins,
  /** Name its next owner; give it days of membership that nobody paid. */
  'dealers.owner': admins,
  'dealers.extend': admins,

  /** Which were reported, by whom and why, and what one opened oneself. */
  'conversations.list': deciders,
  /** What was said in them, each time with a reason. */
  'conversations.read': deciders,

  /** Sums, without who paid. */
  'payments.total': everyone,
  'payments.read': handlers,
  'payments.refund': admins,

  'settings.write': admins,
  'webhooks.write': admins,
  'apiKeys.write': admins,

  /** What one did oneself; what the others did too; all of it as a file. */
  'log.own': handlers,
  'log.read': admins,
  'log.export': admins,
  /** How often which action was taken, without on whom or why. */
  'log.count': ['analyst', 'admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof staffRights;

/** Who may make a call: those of the staff who have the right. */
export const staffMay = <R extends StaffRight>(right: R) =>
  ({ kind: 'staff', right, roles: staffRights[right] }) as const satisfies Who;

/** Somebody without a role, or with one that is not known, has no right. */
export const staffRoleMay = (role: string | null | undefined, right: StaffRight): boolean =>
  (staffRights[right] as readonly (string | null | undefined)[]).includes(role);
