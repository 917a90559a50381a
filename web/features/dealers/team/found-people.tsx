import clsx from 'clsx';
import { Check } from 'lucide-react';
import { PersonName } from '../../../shared/people/person-row.tsx';
import type { Invitable } from './use-invitable.ts';

interface FoundPeopleProps {
  people: readonly Invitable[];
  chosen: Invitable | null;
  onChoose: (person: Invitable) => void;
}

/** Search results to select from. Members who can't be invited are disabled, with the reason. */
export const FoundPeople = ({ people, chosen, onChoose }: FoundPeopleProps) =>
  people.length > 0 && (
    <ul aria-label="Members found" className="-mx-2 grid max-h-72 overflow-y-auto overscroll-contain">
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            aria-pressed={chosen?.id === person.id}
            disabled={person.refusal !== null}
            onClick={() => onChoose(person)}
            className={clsx(
              'flex w-full items-center gap-3 rounded-m px-2 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2 disabled:hover:bg-transparent',
              chosen?.id === person.id && 'bg-sunken',
            )}
          >
            <PersonName person={person} text={person.refusal ?? person.company_name ?? undefined} />
            {chosen?.id === person.id && <Check size={18} className="shrink-0" aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
