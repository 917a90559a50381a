import type { StaffRole, Who } from './who.ts';

/** Includes analysts, so these rights must not reveal names or anything people wrote. */
const everyone = ['support', 'moderator', 'analyst', 'admin'] as const;
const handlers = ['support', 'moderator', 'admin'] as const;
const deciders = ['moderator', 'admin'] as const;
const admins = ['admin'] as const;

/**
 * Staff rights and the roles that have them: the only such table (product rules, "Access"). Calls use `staffMay()`,
 * and tabs (contract/pages.ts), buttons and rules use `staffRoleMay()`. No other code checks a role.
 */
export const staffRights = {
  'dashboard.read': everyone,

  /** Ticket counts and response times, without the contents. */
  'tickets.count': everyone,
  'tickets.read': handlers,
  'tickets.handle': handlers,

  /** User counts by type, without names. */
  'users.count': everyone,
  'users.read': handlers,
  /** Which characters belong to the same game account, and its name. */
  'users.characters': deciders,
  /** Read what staff have noted about a user, and add notes. */
  'users.note': handlers,
  'users.warn': deciders,
  'users.suspend': deciders,
  'users.ban': admins,
  'users.roles': admins,

  'cars.count': everyone,
  'cars.read': handlers,
  'cars.flag': handlers,
  'cars.remove': deciders,
  'cars.restore': deciders,
  /** The makes and models that listings use. */
  'catalogue.read': everyone,
  'catalogue.write': admins,

  /** Report counts and outcomes for listings, conversations and reviews. */
  'reports.count': everyone,
  'reports.read': handlers,
  'reports.decide': deciders,
  'reviews.read': handlers,
  'reviews.decide': deciders,
  'wanted.read': handlers,
  'wanted.decide': deciders,
  'awards.read': everyone,
  /** Create and edit awards, and grant them. */
  'awards.write': deciders,
  'awards.grant': deciders,

  /** See sales with buyer and seller, decide disputes, annul. */
  'sales.read': handlers,
  'sales.decide': deciders,

  /** Application and dealer counts, without names. */
  'applications.count': everyone,
  'applications.read': handlers,
  'applications.decide': deciders,
  'applications.delete': admins,
  'dealers.read': handlers,
  /** Team joins, departures and invitations, with who made them. */
  'dealers.team': handlers,
  'dealers.suspend': deciders,
  'dealers.rename': deciders,
  /** Open a dealership, or add someone to its team. */
  'dealers.create': admins,
  /** Name the next owner, and grant unpaid membership days. */
  'dealers.owner': admins,
  'dealers.extend': admins,

  /** Reported conversations with reporter and reason, and those the caller has opened. */
  'conversations.list': deciders,
  /** The messages in them. Each access needs a reason. */
  'conversations.read': deciders,

  /** Totals, without who paid. */
  'payments.total': everyone,
  'payments.read': handlers,
  'payments.export': admins,
  'payments.refund': admins,

  'settings.write': admins,
  'webhooks.write': admins,
  'apiKeys.write': admins,

  /** Own entries, everyone's entries, and the export. */
  'log.own': handlers,
  'log.read': admins,
  'log.export': admins,
  /** How often each action was taken, without targets or reasons. */
  'log.count': ['analyst', 'admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffRight = keyof typeof staffRights;

/** Access for staff who have the right. */
export const staffMay = <R extends StaffRight>(right: R) =>
  ({ kind: 'staff', right, roles: staffRights[right] }) as const satisfies Who;

/** Users with no role or an unknown role have no rights. */
export const staffRoleMay = (role: string | null | undefined, right: StaffRight): boolean =>
  (staffRights[right] as readonly (string | null | undefined)[]).includes(role);
