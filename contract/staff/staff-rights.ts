import type { StaffRole, Who } from '../kit/who.ts';

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

  'tickets.read': everyone,
  'tickets.handle': handlers,

  /** How many there are of which kind, without their names. */
  'users.count': everyone,
  'users.read': handlers,
  /** Which characters are one person's: their game account's name, and who else plays under it. */
  'users.characters': deciders,
  'users.suspend': deciders,
  'users.ban': admins,
  'users.roles': admins,

  'cars.read': everyone,
  'cars.flag': handlers,
  'cars.remove': deciders,
  'cars.restore': deciders,
  /** The makes and models that listings choose from. */
  'catalogue.write': admins,

  'reports.read': everyone,
  'reports.decide': deciders,
  'reviews.read': everyone,
  'reviews.decide': deciders,
  'awards.read': everyone,
  /** Which there are; and who gets them. */
  'awards.write': deciders,
  'awards.grant': deciders,

  /** Who sold what to whom; decide a dispute, annul. */
  'sales.read': handlers,
  'sales.decide': deciders,

  'applications.read': everyone,
  'applications.decide': deciders,
  'applications.delete': admins,
  'dealers.read': everyone,
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
  'log.own': everyone,
  'log.read': ['analyst', 'admin'],
  'log.export': admins,
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof staffRights;

/** Who may make a call: those of the staff who have the right. */
export const staffMay = <R extends StaffRight>(right: R) =>
  ({ kind: 'staff', right, roles: staffRights[right] }) as const satisfies Who;

/** Somebody without a role, or with one that is not known, has no right. */
export const staffRoleMay = (role: string | null | undefined, right: StaffRight): boolean =>
  (staffRights[right] as readonly (string | null | undefined)[]).includes(role);
