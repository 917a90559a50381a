import { money } from './format.ts';
import { zonedText } from './zoned-text.ts';

type Value = string | number | boolean | null;
type State = Record<string, Value>;

export interface Difference {
  name: string;
  /** Null if it didn't exist before, or no longer does. */
  was: string | null;
  is: string | null;
}

/** Describes changes for the staff log. Unchanged fields are left out. */
export function differencesOf(before: State | null, after: State | null): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => (before?.[name] ?? null) !== (after?.[name] ?? null))
    .map((name) => ({
      name: nameText(name),
      was: before && name in before ? valueText(name, before[name] ?? null) : null,
      is: after && name in after ? valueText(name, after[name] ?? null) : null,
    }));
}

/** `suspended_until` becomes "Suspended until". Boolean prefixes are dropped. */
function nameText(name: string): string {
  const known = names[name];
  if (known) return known;
  const words = name.replace(/^(is|has)_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const names: Partial<Record<string, string>> = {
  assigned_to: 'Assigned to',
  last_response_id: 'Last response',
  company_name: 'Company',
  address_shown: 'Address',
  is_enabled: 'Enabled',
  host: 'Bank',
  saved_at: 'Keys saved',
};

/** Display form. */
function valueText(name: string, value: Value): string {
  if (value === null || value === '') return 'none';
  if (value === true || value === 'true') return 'yes';
  if (value === false || value === 'false') return 'no';
  const text = String(value);
  if (/^\d+$/.test(text) && /(^|_)(amount|price|rate)$/.test(name)) return money(Number(text));
  if (/_(id|to)$/.test(name) && /^\d+$/.test(text)) return `no. ${text}`;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return zonedText(text);
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text;
}
