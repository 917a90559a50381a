import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import type { Person } from '../../../ui/person-row.tsx';
import { knownPeople, namedLike } from './known-people.ts';
import { personNumber } from './person-number.ts';

interface FoundPeople {
  people: readonly Person[];
  /** Why there is nobody, in a sentence. */
  note: string | null;
}

/** Whom the typed text means: people one has talked with by their name, or one by the address of their profile. */
export function useFoundPeople(userId: number, text: string, isTaken: (id: number) => boolean): FoundPeople {
  const number = personNumber(text);
  const known = useQuery(api.messaging.conversations.query({ user_id: userId, limit: 100 }));
  const named = useQuery({ ...api.accounts.user.query({ id: number ?? 1 }), enabled: number !== null });

  if (number !== null) {
    if (number === userId) return nobody('This is yourself');
    if (isTaken(number)) return nobody('They are already here');
    if (named.error) return nobody(sentenceOf(named.error, 'That did not work. Please try again.'));
    if (named.data === undefined) return nobody('Looking …');
    return named.data ? { people: [named.data], note: null } : nobody('User not found');
  }
  if (known.error)
    return nobody('The people you have talked with did not load. You can still use the address of their profile.');
  if (!known.data) return nobody(null);
  const free = knownPeople(known.data.conversations).filter(({ id }) => id !== userId && !isTaken(id));
  const people = namedLike(free, text);
  if (people.length > 0) return { people, note: null };
  return nobody(
    text.trim()
      ? 'Nobody you have talked with has that name. Paste the address of their profile to find them.'
      : 'People you have talked with appear here.',
  );
}

const nobody = (note: string | null): FoundPeople => ({ people: [], note });
