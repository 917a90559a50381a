interface Ending {
  /** Null where it ended before that was written down. */
  ended_by: number | null;
  times_left: number;
}

/**
 * Who left by themselves is brought back by anybody once; who was removed, or left again, only by who made the group:
 * nobody is dragged back over and over by many, and one person can be blocked.
 */
export const mayBringBack = ({ ended_by, times_left }: Ending, userId: number, isMaker: boolean): boolean =>
  isMaker || (ended_by === userId && times_left < 2);
