import { noteAction, staffActions, type TargetKind } from '@forecourt/contract/staff/staff-actions.ts';
import { maxInLogFile } from '@forecourt/contract/staff/log-values.ts';
import { byName } from '../../../lib/by-name.ts';
import { count } from '../../../lib/format.ts';

export const logWords = {
  loadFailed: 'Failed to fetch staff actions',
  tryAgain: 'Please check your connection and try again.',
  nothing: 'No staff actions yet',
  nothingText: 'Staff actions appear here as they happen.',
  shortened: `The file has the newest ${count(maxInLogFile)} entries. For older entries, select a date range.`,
  noMatch: 'No actions match these filters',
  noMatchText: 'Remove a filter, or select other dates.',
} as const;

/** `suspend_user` reads "Suspend user". */
export function actionText(action: string): string {
  const words = (named[action] ?? action).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const named: Partial<Record<string, string>> = {
  [noteAction]: 'Note',
  find_people: 'Search for users',
  annul_sale: 'Annul sale',
  exclude_sale: 'Exclude sale from price guide',
  include_sale: 'Include sale in price guide',
};

export const allActions = [...Object.keys(staffActions), noteAction].sort((a, b) =>
  byName(actionText(a), actionText(b)),
);

export const kindText = (kind: TargetKind): string => {
  const words = kinds[kind] ?? kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const kinds: Partial<Record<TargetKind, string>> = {
  bank_keys: 'Bank keys',
  people: 'People search',
  car_make: 'Make',
  car_model: 'Model',
  car_area: 'Area',
  car_region: 'Region',
  search_word: 'Search synonym',
};

/** Targets that exist only once, so they have no ID. */
const single: readonly TargetKind[] = ['settings', 'people', 'bank_keys'];

/** "User 7", or the target's name if the reader is allowed to know it. */
export const targetText = (kind: TargetKind, id: number, name: string | null): string =>
  name ?? (single.includes(kind) ? kindText(kind) : `${kindText(kind)} ${id}`);
