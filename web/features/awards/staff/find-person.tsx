import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longEnough, maxSearch, shortestSearch } from '@forecourt/contract/people/purposes.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PersonName } from '../../../ui/person-row.tsx';

interface FindPersonProps {
  /** Who was named in the address is not there. */
  isMissing: boolean;
  onChoose: (id: number) => void;
}

export function FindPerson({ isMissing, onChoose }: FindPersonProps) {
  const [text, setText] = useState('');
  const typed = text.trim().slice(0, maxSearch);
  const sought = useDebounced(typed);
  const isSought = longEnough.test(typed);
  const { data, error, isFetching } = useQuery({
    ...api.people.find.query({ purpose: 'staff', query: sought }),
    enabled: isSought && sought === typed,
  });
  const people = isSought ? (data?.people ?? []) : [];
  return (
    <>
      <Field
        label="Find a person"
        hint={`A name, ${shortestSearch} letters or more. The search is kept in the staff’s log.`}
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
        <ul aria-label="People" className="-mx-2.5 grid">
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
    if (!isSought) return isMissing ? 'There is no such person.' : null;
    if (error) return sentenceOf(error, 'The search did not work. Please try again.');
    if (sought !== typed || isFetching) return 'Looking …';
    return people.length === 0 ? 'Nobody of that name was found.' : null;
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
