import { zonedText } from '../../../lib/format.ts';

type State = Record<string, string | number | boolean | null>;

/** What a decision changed, as the log has it: each fact with what it was and what it became. */
export const differences = (before: State | null, after: State | null): { name: string; was: string; is: string }[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((key) => (before?.[key] ?? null) !== (after?.[key] ?? null))
    // The reason stands above already.
    .filter((key) => !['status_reason', 'review_notes'].includes(key))
    .map((key) => ({ name: nameOf(key), was: shown(before?.[key]), is: shown(after?.[key]) }));

const nameOf = (key: string) => {
  const words = key.replace(/^is_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function shown(value: State[string] | undefined): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return /^\d{4}-\d\d-\d\dT/.test(String(value)) ? zonedText(String(value)) : String(value);
}
