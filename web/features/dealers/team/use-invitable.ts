import { useQuery } from '@tanstack/react-query';
import { maxSearch, longEnough } from '@forecourt/contract/people/purposes.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { words } from './words.ts';

export interface Invitable {
  id: number;
  name: string;
  avatar_url: string | null;
  company_name: string | null;
  /** Why they can't be invited, or null. */
  refusal: string | null;
}

/** Searches members by name once typing pauses, with a note if there are none. */
export function useInvitable(text: string, isTaken: (userId: number) => string | null) {
  const typed = text.trim().slice(0, maxSearch);
  const debounced = useDebounced(typed);
  const canSearch = longEnough.test(typed);
  const found = useQuery({
    ...api.people.find.query({ purpose: 'invite', query: debounced }),
    enabled: canSearch && debounced === typed,
  });
  if (!canSearch) return { people: [], note: null };
  if (found.error) return { people: [], note: sentenceOf(found.error, words.searchFailed) };
  if (debounced !== typed || !found.data) return { people: [], note: 'Searching…' };
  const people: Invitable[] = found.data.people.map((person) => ({
    ...person,
    refusal: isTaken(person.id) ?? person.refusal,
  }));
  return { people, note: people.length === 0 ? 'No members found.' : null };
}
