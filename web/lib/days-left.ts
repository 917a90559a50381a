const dayMs = 86_400_000;

/** Days until then, rounded: right after a 30-day period starts there are 30. Zero once it's over. */
export const daysLeft = (at: string, nowMs: number): number =>
  Math.max(0, Math.round((Date.parse(at) - nowMs) / dayMs));
