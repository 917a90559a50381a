/**
 * What a restriction does, one table for all features: lists, car pages, conversations, payments, profiles and the
 * sign-in ask it (in SQL: server/database/standing.sql.ts). A suspension whose time is over has no effect any more.
 */
export const personEffects = {
  active: {
    signsIn: true,
    privateCars: 'shown',
    /** Of a dealer's cars that name them: who is called about them. */
    contact: 'themselves',
    conversations: 'open',
    payments: 'open',
    sales: 'open',
    profile: 'whole',
  },
  suspended: {
    signsIn: false,
    privateCars: 'hidden',
    contact: 'colleague',
    /** The other side may write, and is told that an answer may take a while, not why. */
    conversations: 'slow',
    payments: 'given_up',
    sales: 'wait',
    profile: 'whole',
  },
  banned: {
    signsIn: false,
    privateCars: 'hidden',
    contact: 'handed_over',
    conversations: 'account_closed',
    payments: 'given_up',
    sales: 'staff_decide',
    profile: 'account_closed',
  },
  /** By its owner (flows/accounts/close-account.ts), whatever the staff decide besides; signing in again opens it. */
  closed: {
    signsIn: false,
    privateCars: 'hidden',
    contact: 'handed_over',
    conversations: 'account_closed',
    payments: 'given_up',
    sales: 'staff_decide',
    profile: 'account_closed',
  },
} as const;

/** `expired`: the membership is over and its grace too. */
export const dealerEffects = {
  active: { portal: 'open', cars: 'shown', conversations: 'open', payments: 'open', profile: 'trading' },
  suspended: {
    portal: 'read_only',
    cars: 'hidden',
    conversations: 'not_trading',
    payments: 'given_up',
    profile: 'not_trading',
  },
  expired: { portal: 'to_pay', cars: 'hidden', conversations: 'open', payments: 'membership', profile: 'not_trading' },
  /** By its owner, for good (flows/dealers/close-dealership.ts): nobody is on its team. */
  closed: { portal: 'gone', cars: 'hidden', conversations: 'account_closed', payments: 'given_up', profile: 'closed' },
} as const;

export type PersonStanding = keyof typeof personEffects;
export type DealerStanding = keyof typeof dealerEffects;
export type PersonEffects = {
  [E in keyof (typeof personEffects)['active']]: (typeof personEffects)[PersonStanding][E];
};
export type DealerEffects = {
  [E in keyof (typeof dealerEffects)['active']]: (typeof dealerEffects)[DealerStanding][E];
};

/** In which standings a restriction has this effect. */
export const standingsWith = <E extends keyof PersonEffects>(effect: E, ...values: PersonEffects[E][]) =>
  keysOf(personEffects).filter((standing) => (values as unknown[]).includes(personEffects[standing][effect]));

export const dealerStandingsWith = <E extends keyof DealerEffects>(effect: E, ...values: DealerEffects[E][]) =>
  keysOf(dealerEffects).filter((standing) => (values as unknown[]).includes(dealerEffects[standing][effect]));

const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T, ...(keyof T)[]];

export const personStandings = keysOf(personEffects);
export const dealerStandings = keysOf(dealerEffects);
