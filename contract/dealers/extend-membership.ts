export const maxExtensionDays = 365;

const dayMs = 24 * 60 * 60 * 1000;

/** When a membership ends that is given more days: they follow its end or, where that is over, begin now. Never sooner than before. */
export const endAfterExtending = (endsAt: Date, days: number, now: Date): Date =>
  new Date(Math.max(endsAt.getTime(), now.getTime()) + days * dayMs);
