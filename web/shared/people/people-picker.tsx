import { useImperativeHandle, useRef, type Ref } from 'react';
import { X } from 'lucide-react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PersonChoice, type Person } from './person-row.tsx';

interface PeoplePickerProps {
  label: string;
  hint: string;
  /** Search text, matching people, and the reason if there are none. */
  text: string;
  onType: (text: string) => void;
  people: readonly Person[];
  note: string | null;
  chosen: readonly Person[];
  onChoose: (chosen: readonly Person[]) => void;
  /** Maximum number of people, and the message shown at the limit. */
  room: number;
  full: string;
  error?: string | undefined;
  /** Lets the parent focus the search input. */
  ref?: Ref<{ focus: () => void }>;
}

/** Multi-select for people, found by typing. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { label, hint, text, onType, people, note, chosen, onChoose, room, full, error, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const isChosen = ({ id }: Person) => chosen.some((person) => person.id === id);
  const isFull = chosen.length >= room;

  function turn(person: Person) {
    if (isChosen(person)) onChoose(chosen.filter(({ id }) => id !== person.id));
    else if (!isFull) onChoose([...chosen, person]);
  }

  return (
    <div className="grid gap-2.5">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={text}
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const [only, another] = people;
              if (!text.trim() || !only || another) return;
              if (!isChosen(only)) turn(only);
              if (isChosen(only) || !isFull) onType('');
            }}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul aria-label="Selected" className="flex flex-wrap gap-1.5">
          {chosen.map((person) => (
            <li key={person.id} className="max-w-full">
              <button
                type="button"
                onClick={() => {
                  turn(person);
                  // The clicked button is gone, so move the focus.
                  input.current?.focus();
                }}
                className="flex max-w-full items-center gap-1.5 rounded-full bg-sunken py-1 pr-2 pl-3 text-sm font-medium hover:bg-line"
              >
                <span className="sr-only">Remove </span>
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
      <output className="text-sm text-ink-2 empty:hidden">{isFull ? full : note}</output>
    </div>
  );
}
