export const maxExtensionDays = 365;

const dayMs = 24 * 60 * 60 * 1000;

/** The new end of an extended membership. Days count from its end, or from now if it's over. Never earlier than before. */
export const endAfterExtending = (endsAt: Date, days: number, now: Date): Date =>
  new Date(Math.max(endsAt.getTime(), now.getTime()) + days * dayMs);
