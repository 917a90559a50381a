import { useQuery } from '@tanstack/react-query';
import type { FoundPerson } from '@forecourt/contract/people/people.ts';
import { maxSearch, longEnough, shortestSearch } from '@forecourt/contract/people/purposes.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

interface FoundBuyers {
  people: readonly FoundPerson[];
  /** Explains why there are no results, or what will happen with the typed name. */
  note: string | null;
}

/** Members that match the typed text. */
export function useFoundBuyers(carId: number, text: string): FoundBuyers {
  const typed = text.trim().slice(0, maxSearch);
  const sought = useDebounced(typed);
  const isSought = longEnough.test(typed);
  const { data, error, isFetching } = useQuery({
    ...api.people.find.query({ purpose: 'sale', query: sought, car_id: carId }),
    enabled: isSought && sought === typed,
  });
  const people = isSought && sought === typed ? (data?.people ?? []) : [];
  return { people, note: noteOf() };

  function noteOf(): string | null {
    if (typed === '') return null;
    if (!isSought) return `Type at least ${shortestSearch} letters to find a member.`;
    if (error) return sentenceOf(error, 'Something went wrong with the search. We’ll save the name as you typed it.');
    if (sought !== typed || isFetching) return 'Searching…';
    if (people.length === 0) return `No member found. We’ll save “${typed}” as a name only.`;
    return `Select a member who can confirm the sale, or leave “${typed}” as a name only.`;
  }
}
