import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { X } from 'lucide-react';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { Person } from './known-people.ts';
import { PersonChoice } from './person-choice.tsx';
import { useFoundPeople } from './use-found-people.ts';

interface ChoosePeopleProps {
  userId: number;
  label: string;
  chosen: readonly Person[];
  onChoose: (chosen: readonly Person[]) => void;
  /** They are in it already. */
  isTaken: (id: number) => boolean;
  /** So many can be chosen. */
  room: number;
  error?: string | undefined;
  /** What gives the focus to where one types. */
  ref?: Ref<{ focus: () => void }>;
}

/** Several of the people one has talked with, by name; anybody else by the address of their profile. */
export function ChoosePeople({ userId, label, chosen, onChoose, isTaken, room, error, ref }: ChoosePeopleProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const [text, setText] = useState('');
  const { people, note } = useFoundPeople(userId, text, isTaken);
  const isChosen = ({ id }: Person) => chosen.some((one) => one.id === id);
  const isFull = chosen.length >= room;

  function turn(person: Person) {
    if (isChosen(person)) onChoose(chosen.filter(({ id }) => id !== person.id));
    else if (!isFull) onChoose([...chosen, person]);
  }

  return (
    <div className="grid gap-2.5">
      <Field label={label} hint="A name, or the address of a profile such as /user/12" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const [only, another] = people;
              if (!text.trim() || !only || another) return;
              if (!isChosen(only)) turn(only);
              if (isChosen(only) || !isFull) setText('');
            }}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul aria-label="Chosen" className="flex flex-wrap gap-1.5">
          {chosen.map((person) => (
            <li key={person.id} className="max-w-full">
              <button
                type="button"
                onClick={() => {
                  turn(person);
                  // The button that was pressed is gone.
                  input.current?.focus();
                }}
                className="flex max-w-full items-center gap-1.5 rounded-full bg-sunken py-1 pr-2 pl-3 text-sm font-medium hover:bg-line"
              >
                <span className="sr-only">Take out </span>
                <span className="truncate">{person.name}</span>
                <X size={15} className="shrink-0 text-ink-2" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <ul aria-label="People" className="-mx-2.5 grid max-h-60 overflow-y-auto overscroll-contain">
          {people.map((person) => (
            <li key={person.id}>
              <PersonChoice
                person={person}
                checked={isChosen(person)}
                disabled={isFull && !isChosen(person)}
                onChange={() => turn(person)}
              />
            </li>
          ))}
        </ul>
      )}
      <output className="text-sm text-ink-2 empty:hidden">{isFull ? 'The group is full.' : note}</output>
    </div>
  );
}
