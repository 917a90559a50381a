import { useQuery } from '@tanstack/react-query';
import { maxSearch, longEnough, shortestSearch } from '@forecourt/contract/people/purposes.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { Person } from '../../../shared/people/person-row.tsx';
import { knownPeople, namedLike } from './known-people.ts';
import { personNumber } from './person-number.ts';

interface FoundPeople {
  people: readonly Person[];
  /** The reason why there are no results, or not more. */
  note: string | null;
}

/**
 * Finds people by the typed text: recent contacts first, then everyone with that name, or one person by their profile
 * address.
 */
export function useFoundPeople(userId: number, text: string, isTaken: (id: number) => boolean): FoundPeople {
  const number = personNumber(text);
  const typed = text.trim().slice(0, maxSearch);
  const sought = useDebounced(typed);
  const isSought = number === null && longEnough.test(typed);
  const known = useQuery(api.messaging.conversations.query({ user_id: userId, limit: 100 }));
  const named = useQuery({ ...api.accounts.user.query({ id: number ?? 1 }), enabled: number !== null });
  const found = useQuery({
    ...api.people.find.query({ purpose: 'message', query: sought }),
    enabled: isSought && sought === typed,
  });

  if (number !== null) {
    if (number === userId) return nobody('That’s you');
    if (isTaken(number)) return nobody('They’re already here');
    if (named.error) return nobody(sentenceOf(named.error, failed));
    if (named.data === undefined) return nobody('Searching…');
    return named.data ? { people: [named.data], note: null } : nobody('User not found');
  }
  const isFree = ({ id }: Person) => id !== userId && !isTaken(id);
  const talkedWith = namedLike(knownPeople(known.data?.conversations ?? []).filter(isFree), text);
  const others = isSought ? (found.data?.people ?? []).filter(isFree) : [];
  const people = [...talkedWith, ...others.filter(({ id }) => talkedWith.every((one) => one.id !== id))];
  return { people, note: noteOf() };

  function noteOf(): string | null {
    if (found.error && isSought) return sentenceOf(found.error, failed);
    if (isSought && (sought !== typed || found.isFetching)) return 'Searching…';
    if (isSought) return people.length > 0 ? null : 'No one with that name can be messaged.';
    if (typed !== '') return `Type at least ${shortestSearch} letters to find more people.`;
    if (known.error) return 'We couldn’t load your recent contacts. You can still search by name.';
    return known.data && people.length === 0 ? 'People you’ve talked with will appear here.' : null;
  }
}

const failed = 'Something went wrong with the search. Please try again.';
const nobody = (note: string): FoundPeople => ({ people: [], note });
