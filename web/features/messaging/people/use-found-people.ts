import { useQuery } from '@tanstack/react-query';
import { maxSearch, longEnough, shortestSearch } from '@forecourt/contract/people/purposes.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { Person } from '../../../ui/person-row.tsx';
import { knownPeople, namedLike } from './known-people.ts';
import { personNumber } from './person-number.ts';

interface FoundPeople {
  people: readonly Person[];
  /** Why there is nobody, or not more, in a sentence. */
  note: string | null;
}

/**
 * Whom the typed text means: people one has talked with first, then everybody of that name; or one by the address of
 * their profile.
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
    if (number === userId) return nobody('This is yourself');
    if (isTaken(number)) return nobody('They are already here');
    if (named.error) return nobody(sentenceOf(named.error, failed));
    if (named.data === undefined) return nobody('Looking …');
    return named.data ? { people: [named.data], note: null } : nobody('User not found');
  }
  const isFree = ({ id }: Person) => id !== userId && !isTaken(id);
  const talkedWith = namedLike(knownPeople(known.data?.conversations ?? []).filter(isFree), text);
  const others = isSought ? (found.data?.people ?? []).filter(isFree) : [];
  const people = [...talkedWith, ...others.filter(({ id }) => talkedWith.every((one) => one.id !== id))];
  return { people, note: noteOf() };

  function noteOf(): string | null {
    if (found.error && isSought) return sentenceOf(found.error, failed);
    if (isSought && (sought !== typed || found.isFetching)) return 'Looking …';
    if (isSought) return people.length > 0 ? null : 'Nobody of that name can be written to.';
    if (typed !== '') return `Type at least ${shortestSearch} letters to find anybody else.`;
    if (known.error) return 'The people you have talked with did not load. You can still search by name.';
    return known.data && people.length === 0 ? 'People you have talked with appear here.' : null;
  }
}

const failed = 'The search did not work. Please try again.';
const nobody = (note: string): FoundPeople => ({ people: [], note });
