import type { searches } from '@forecourt/contract/searches/searches.ts';
import type { Sent } from '@forecourt/contract/kit/call.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

export type NewSearch = Sent<typeof searches.add>;

/** Saves the search and says so. */
export async function saveNewSearch(search: NewSearch, showSearches: () => void): Promise<void> {
  const { name, was_saved } = await api.searches.add(search);
  showToast({
    title: was_saved ? 'You already saved this search' : words.saved,
    text: was_saved ? `It’s called ${name}.` : words.savedText[search.frequency ?? 'instant'],
    tone: 'good',
    action: { label: 'Your searches', run: showSearches },
  });
}

export const sayNotSaved = (error: unknown) =>
  showToast({ title: words.notSaved, text: sentenceOf(error), tone: 'danger' });
