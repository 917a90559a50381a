import type { ComponentProps } from 'react';
import { Check } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';

export interface Person {
  id: number;
  name: string;
  avatar_url: string | null;
  /** Tells people with the same name apart. */
  company_name?: string | null;
}

interface PersonNameProps {
  person: Omit<Person, 'id'>;
  /** Instead of the name. */
  label?: string | undefined;
  /** Below the name. */
  text?: string | undefined;
}

/** One person in a list, rendered inside a clickable element. */
export const PersonName = ({ person, label = person.name, text }: PersonNameProps) => (
  <>
    <Avatar name={person.name} picture={person.avatar_url} />
    <span className="grid min-w-0 grow">
      <span className="truncate font-semibold">{label}</span>
      {text && <span className="text-sm text-ink-3">{text}</span>}
    </span>
  </>
);

/** A selectable person in a list. */
export const PersonChoice = ({ person, ...input }: ComponentProps<'input'> & { person: Person }) => (
  <label className="flex items-center gap-3 rounded-m px-2.5 py-2 hover:bg-sunken has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink">
    <PersonName person={person} text={person.company_name ?? undefined} />
    <span className="grid size-[19px] shrink-0">
      <input
        {...input}
        type="checkbox"
        className="peer col-start-1 row-start-1 appearance-none rounded-[6px] border-[1.5px] border-edge bg-surface outline-none checked:border-ink checked:bg-ink"
      />
      <Check
        size={14}
        strokeWidth={3.2}
        className="pointer-events-none col-start-1 row-start-1 place-self-center text-paper opacity-0 peer-checked:opacity-100"
        aria-hidden="true"
      />
    </span>
  </label>
);
