import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { longEnough, maxSearch, shortestSearch } from '@forecourt/contract/people/purposes.ts';
import * as api from '../../../../lib/api.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { PeoplePicker } from '../../../../shared/people/people-picker.tsx';
import type { Person } from '../../../../shared/people/person-row.tsx';

/** 0 means that no one is selected yet. */
export const ChosenId = z.number().int().positive('Please select a user');

interface ChoosePersonProps {
  label: string;
  error: string | undefined;
  onChoose: (id: number) => void;
}

/** Finds a user by name. The search is recorded in the staff log. */
export function ChoosePerson({ label, error, onChoose }: ChoosePersonProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const typed = text.trim().slice(0, maxSearch);
  const debounced = useDebounced(typed);
  const canSearch = longEnough.test(typed);
  const found = useQuery({
    ...api.people.find.query({ purpose: 'staff', query: debounced }),
    enabled: canSearch && debounced === typed,
  });
  const people = canSearch && chosen.length === 0 ? (found.data?.people ?? []) : [];
  return (
    <PeoplePicker
      label={label}
      hint={`Type at least ${shortestSearch} letters of their name. Searches are recorded in the staff log.`}
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
    if (!canSearch || chosen.length > 0) return null;
    if (found.error) return sentenceOf(found.error, 'We couldn’t search for users. Please try again.');
    if (debounced !== typed || found.isFetching) return 'Searching…';
    return people.length === 0 ? 'No users found.' : null;
  }
}
