import { useRef } from 'react';
import { X } from 'lucide-react';
import type { FoundPerson } from '@forecourt/contract/people/people.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { PersonName, type Person } from '../../../shared/people/person-row.tsx';
import { useFoundBuyers } from './use-found-buyers.ts';
import { Writers } from './writers.tsx';

interface BuyerFieldProps {
  carId: number;
  /** The member who bought it. Null if none is selected. */
  chosen: Person | null;
  onChoose: (person: Person | null) => void;
  /** The typed text: a search, or the buyer's name if no member is selected. */
  name: string;
  onName: (name: string) => void;
  error?: string | undefined;
}

/** Selects the buyer: someone who asked about the car, any other member, or just a name. */
export function BuyerField({ carId, chosen, onChoose, name, onName, error }: BuyerFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const { people, note } = useFoundBuyers(carId, chosen ? '' : name);

  function choose(person: Person | null) {
    onChoose(person);
    if (person) onName('');
    // The button that had focus is gone.
    setTimeout(() => place.current?.querySelector<HTMLElement>('input, button')?.focus());
  }

  return (
    <div ref={place} className="grid gap-2.5">
      {chosen ? (
        <Chosen person={chosen} error={error} onTakeOut={() => choose(null)} />
      ) : (
        <>
          <Field label="Buyer" error={error}>
            {(control) => (
              <Input
                {...control}
                value={name}
                placeholder="Search for a member, or enter a name"
                autoComplete="off"
                onChange={({ target }) => onName(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  const [only, another] = people;
                  if (only && !another && only.refusal === null) choose(only);
                }}
              />
            )}
          </Field>
          {name.trim() === '' && <Writers carId={carId} onChoose={choose} />}
          {people.length > 0 && <People people={people} onChoose={choose} />}
          <output className="text-sm text-ink-2 empty:hidden">{note}</output>
        </>
      )}
    </div>
  );
}

interface ChosenProps {
  person: Person;
  error: string | undefined;
  onTakeOut: () => void;
}

const Chosen = ({ person, error, onTakeOut }: ChosenProps) => (
  <div className="grid gap-1.5">
    <p className="text-sm font-semibold">Buyer</p>
    <div className="flex items-center gap-3 rounded-m border border-edge py-2 pr-2 pl-3">
      <PersonName person={person} text={person.company_name ?? 'We’ll ask them to confirm the purchase'} />
      <IconButton label={`Remove ${person.name}`} onClick={onTakeOut}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
    {error && (
      <p role="alert" className="text-sm font-medium text-danger">
        {error}
      </p>
    )}
  </div>
);

const People = ({ people, onChoose }: { people: readonly FoundPerson[]; onChoose: (person: Person) => void }) => (
  <ul aria-label="Members" className="-mx-2.5 grid max-h-60 overflow-y-auto overscroll-contain">
    {people.map((person) => (
      <li key={person.id}>
        <button
          type="button"
          disabled={person.refusal !== null}
          onClick={() => onChoose(person)}
          className="flex w-full items-center gap-3 rounded-m px-2.5 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2 disabled:opacity-55"
        >
          <PersonName person={person} text={person.refusal ?? person.company_name ?? undefined} />
        </button>
      </li>
    ))}
  </ul>
);
