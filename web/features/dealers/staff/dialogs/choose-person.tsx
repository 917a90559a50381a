import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { longEnough, maxSearch, shortestSearch } from '@forecourt/contract/people/purposes.ts';
import * as api from '../../../../lib/api.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { PeoplePicker } from '../../../../ui/people-picker.tsx';
import type { Person } from '../../../../ui/person-row.tsx';

/** Nobody yet is 0. */
export const ChosenId = z.number().int().positive('Please choose a person');

interface ChoosePersonProps {
  label: string;
  error: string | undefined;
  onChoose: (id: number) => void;
}

/** One person of all there are, found by name; the search is on record. */
export function ChoosePerson({ label, error, onChoose }: ChoosePersonProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const typed = text.trim().slice(0, maxSearch);
  const sought = useDebounced(typed);
  const isSought = longEnough.test(typed);
  const found = useQuery({
    ...api.people.find.query({ purpose: 'staff', query: sought }),
    enabled: isSought && sought === typed,
  });
  const people = isSought && chosen.length === 0 ? (found.data?.people ?? []) : [];
  return (
    <PeoplePicker
      label={label}
      hint={`A name, ${shortestSearch} letters or more. The search is kept in the staff’s log.`}
      text={text}
      onType={setText}
      people={people}
      note={note()}
      chosen={chosen}
      onChoose={(next) => {
        setChosen(next);
        if (next.length > 0) setText('');
        onChoose(next[0]?.id ?? 0);
      }}
      room={1}
      full=""
      error={error}
    />
  );

  function note(): string | null {
    if (!isSought || chosen.length > 0) return null;
    if (found.error) return sentenceOf(found.error, 'The search did not work. Please try again.');
    if (sought !== typed || found.isFetching) return 'Looking …';
    return people.length === 0 ? 'Nobody of that name was found.' : null;
  }
}
