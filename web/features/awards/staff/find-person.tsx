import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longEnough, maxSearch, shortestSearch } from '@forecourt/contract/people/purposes.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PersonName } from '../../../shared/people/person-row.tsx';

interface FindPersonProps {
  /** The user in the address doesn't exist. */
  isMissing: boolean;
  onChoose: (id: number) => void;
}

export function FindPerson({ isMissing, onChoose }: FindPersonProps) {
  const [text, setText] = useState('');
  const typed = text.trim().slice(0, maxSearch);
  const debounced = useDebounced(typed);
  const canSearch = longEnough.test(typed);
  const { data, error, isFetching } = useQuery({
    ...api.people.find.query({ purpose: 'staff', query: debounced }),
    enabled: canSearch && debounced === typed,
  });
  const people = canSearch ? (data?.people ?? []) : [];
  return (
    <>
      <Field
        label="Find a user"
        hint={`Type at least ${shortestSearch} letters of their name. Searches are recorded in the staff log.`}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {people.length > 0 && (
        <ul aria-label="Users found" className="-mx-2.5 grid">
          {people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                onClick={() => onChoose(person.id)}
                className="flex min-h-11 w-full items-center gap-3 rounded-m px-2.5 py-2 text-left hover:bg-sunken"
              >
                <PersonName person={person} text={factsOf(person)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="text-sm text-ink-2 empty:hidden">{note()}</output>
    </>
  );

  function note(): string | null {
    if (!canSearch) return isMissing ? 'User not found.' : null;
    if (error) return sentenceOf(error, 'We couldn’t search for users. Please try again.');
    if (debounced !== typed || isFetching) return 'Searching…';
    return people.length === 0 ? 'No users found.' : null;
  }
}

type Found = { company_name: string | null; known_to_staff: { username: string | null; standing: string } | null };

const factsOf = ({ company_name, known_to_staff }: Found) =>
  [
    company_name,
    known_to_staff?.username,
    known_to_staff && known_to_staff.standing !== 'good' && known_to_staff.standing,
  ]
    .filter(Boolean)
    .join(' · ');
