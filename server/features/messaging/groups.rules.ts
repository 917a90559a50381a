interface Ending {
  /** Null if it ended before this was recorded. */
  ended_by: number | null;
  times_left: number;
}

/**
 * Anyone can re-add a member who left, but only once. A member who was removed or left again can only be re-added by
 * the group's creator. This keeps several members from repeatedly adding someone who doesn't want to be there. A single
 * person can be blocked.
 */
export const mayAddBack = ({ ended_by, times_left }: Ending, userId: number, isMaker: boolean): boolean =>
  isMaker || (ended_by === userId && times_left < 2);
