const dayMs = 86_400_000;

/** The days until then, to the nearest: right after thirty days began there are thirty. None when it is over. */
export const daysLeft = (at: string, nowMs: number): number =>
  Math.max(0, Math.round((Date.parse(at) - nowMs) / dayMs));
