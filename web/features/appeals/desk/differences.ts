import { differencesOf } from '../../../lib/state-differences.ts';

type State = Parameters<typeof differencesOf>[0];

/** What a decision changed, as the log has it, without the reason, which stands above already. */
export const differences = (before: State, after: State): { name: string; was: string; is: string }[] =>
  differencesOf(without(before), without(after)).map(({ name, was, is }) => ({
    name,
    was: was ?? 'none',
    is: is ?? 'none',
  }));

const without = (state: State): State =>
  state &&
  Object.fromEntries(Object.entries(state).filter(([key]) => !['status_reason', 'review_notes'].includes(key)));
