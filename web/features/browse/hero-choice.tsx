import { ChevronDown } from 'lucide-react';

interface HeroChoiceProps<T extends string> {
  /** As in the browse address. */
  name: string;
  label: string;
  /** The option that clears the choice. */
  any: string;
  names: Record<T, string>;
  chosen: T | undefined;
  onChoose: (value: T | undefined) => void;
}

export const HeroChoice = <T extends string>({ name, label, any, names, chosen, onChoose }: HeroChoiceProps<T>) => (
  <label className="relative min-w-0 border-r border-line max-sm:even:border-r-0">
    <span className="pointer-events-none absolute top-2 left-4.5 text-xs text-ink-3">{label}</span>
    <select
      name={name}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose((Object.keys(names) as T[]).find((value) => value === target.value))}
      className="h-[62px] w-full appearance-none truncate rounded-l bg-transparent pt-4.5 pr-8 pl-4.5 font-semibold focus-visible:-outline-offset-2"
    >
      <option value="">{any}</option>
      {Object.entries<string>(names).map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
    <ChevronDown size={16} className="pointer-events-none absolute right-3 bottom-3.5 text-ink-3" aria-hidden="true" />
  </label>
);
