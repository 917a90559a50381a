import { noteAction, staffActions, type TargetKind } from '@forecourt/contract/staff/staff-actions.ts';
import { maxInLogFile } from '@forecourt/contract/staff/log-values.ts';
import { byName } from '../../../lib/by-name.ts';
import { count } from '../../../lib/format.ts';

export const logWords = {
  loadFailed: 'Failed to fetch staff actions',
  tryAgain: 'Please check your connection and try again.',
  nothing: 'Nothing is on record yet',
  nothingText: 'What the staff do stands here from the moment they do it.',
  shortened: `The file has the newest ${count(maxInLogFile)} entries. For older ones, choose the days they are from.`,
  noMatch: 'Nothing on record fits these filters',
  noMatchText: 'Take a filter away, or choose other days.',
} as const;

/** `suspend_user` reads "Suspend user": every action is named by what it does. */
export function actionText(action: string): string {
  const words = (named[action] ?? action).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const named: Partial<Record<string, string>> = {
  [noteAction]: 'Note',
  find_people: 'Look for people',
  annul_sale: 'Annul sale',
};

export const allActions = [...Object.keys(staffActions), noteAction].sort((a, b) =>
  byName(actionText(a), actionText(b)),
);

export const kindText = (kind: TargetKind): string => {
  const words = kinds[kind] ?? kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const kinds: Partial<Record<TargetKind, string>> = {
  bank_keys: 'Keys of the bank',
  people: 'Search for people',
  car_make: 'Make',
  car_model: 'Model',
  search_word: 'Word of the search',
};

/** Of these there is one, so it has no number. */
const single: readonly TargetKind[] = ['settings', 'people', 'bank_keys'];

/** "User 7", or its name where the reader may know it. */
export const targetText = (kind: TargetKind, id: number, name: string | null): string =>
  name ?? (single.includes(kind) ? kindText(kind) : `${kindText(kind)} ${id}`);
