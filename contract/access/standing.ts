/**
 * Effects of each restriction, in one table for all features: lists, car pages, conversations, payments, profiles and
 * login (in SQL: server/database/standing.sql.ts). An expired suspension has no effect.
 */
export const personEffects = {
  active: {
    signsIn: true,
    /** Their wanted ads, too. */
    privateCars: 'shown',
    /** The contact for a dealer's cars that name this person. */
    contact: 'themselves',
    conversations: 'open',
    payments: 'open',
    sales: 'open',
    /** Open viewings, test drives and handovers of a private person. A team member's pass to a colleague. */
    meetings: 'open',
    profile: 'whole',
  },
  suspended: {
    signsIn: false,
    privateCars: 'hidden',
    contact: 'colleague',
    /** The other side can write, and sees that a reply may take a while, but not why. */
    conversations: 'slow',
    payments: 'given_up',
    sales: 'wait',
    meetings: 'cancelled',
    profile: 'whole',
  },
  banned: {
    signsIn: false,
    privateCars: 'hidden',
    contact: 'handed_over',
    conversations: 'account_closed',
    payments: 'given_up',
    sales: 'staff_decide',
    meetings: 'cancelled',
    profile: 'account_closed',
  },
  /** Closed by the user (flows/accounts/close-account.ts), regardless of staff decisions. Logging in again reopens it. */
  closed: {
    signsIn: false,
    privateCars: 'hidden',
    contact: 'handed_over',
    conversations: 'account_closed',
    payments: 'given_up',
    sales: 'staff_decide',
    meetings: 'cancelled',
    profile: 'account_closed',
  },
} as const;

/** `expired`: the membership and its grace period are over. */
export const dealerEffects = {
  active: {
    portal: 'open',
    cars: 'shown',
    conversations: 'open',
    payments: 'open',
    meetings: 'open',
    profile: 'trading',
  },
  suspended: {
    portal: 'read_only',
    cars: 'hidden',
    conversations: 'not_trading',
    payments: 'given_up',
    meetings: 'cancelled',
    profile: 'not_trading',
  },
  expired: {
    portal: 'to_pay',
    cars: 'hidden',
    conversations: 'open',
    payments: 'membership',
    meetings: 'open',
    profile: 'not_trading',
  },
  /** Closed permanently by its owner (flows/dealers/close-dealership.ts). Its team has no members. */
  closed: {
    portal: 'gone',
    cars: 'hidden',
    conversations: 'account_closed',
    payments: 'given_up',
    meetings: 'cancelled',
    profile: 'closed',
  },
} as const;

export type PersonStanding = keyof typeof personEffects;
export type DealerStanding = keyof typeof dealerEffects;
export type PersonEffects = {
  [E in keyof (typeof personEffects)['active']]: (typeof personEffects)[PersonStanding][E];
};
export type DealerEffects = {
  [E in keyof (typeof dealerEffects)['active']]: (typeof dealerEffects)[DealerStanding][E];
};

/** The standings that have this effect. */
export const standingsWith = <E extends keyof PersonEffects>(effect: E, ...values: PersonEffects[E][]) =>
  keysOf(personEffects).filter((standing) => (values as unknown[]).includes(personEffects[standing][effect]));

export const dealerStandingsWith = <E extends keyof DealerEffects>(effect: E, ...values: DealerEffects[E][]) =>
  keysOf(dealerEffects).filter((standing) => (values as unknown[]).includes(dealerEffects[standing][effect]));

const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T, ...(keyof T)[]];

export const personStandings = keysOf(personEffects);
export const dealerStandings = keysOf(dealerEffects);
