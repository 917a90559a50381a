import { differencesOf } from '../../../lib/state-differences.ts';

type State = Parameters<typeof differencesOf>[0];

/** The changes a decision made, from the log, without the reason, which is already shown above. */
export const differences = (before: State, after: State): { name: string; was: string; is: string }[] =>
  differencesOf(withoutReason(before), withoutReason(after)).map(({ name, was, is }) => ({
    name,
    was: was ?? 'none',
    is: is ?? 'none',
  }));

const withoutReason = (state: State): State =>
  state &&
  Object.fromEntries(Object.entries(state).filter(([key]) => !['status_reason', 'review_notes'].includes(key)));
