const dayMs = 86_400_000;

/** Whole days until then; none when it is over. */
export const daysLeft = (at: string, nowMs: number): number =>
  Math.max(0, Math.floor((Date.parse(at) - nowMs) / dayMs));
