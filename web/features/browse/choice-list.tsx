import { useId } from 'react';
import clsx from 'clsx';
import { count } from '../../lib/format.ts';

interface ChoiceListProps {
  /** The option that clears the filter: 'Any price'. */
  any: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
  /** How many cars each value would show. Unknown if there are too many to count. */
  counts: Readonly<Record<string, number>> | null | undefined;
  columns?: 1 | 2;
  /** True if the custom fields next to the list are in use, so no choice is selected. */
  isOwn?: boolean;
}

/** Single choice, each value with its number of cars. Values without cars are dimmed, not hidden. */
export function ChoiceList({ any, choices, chosen, onChoose, counts, columns, isOwn = false }: ChoiceListProps) {
  const name = useId();
  return (
    <div className={clsx('grid gap-x-5', columns === 2 && 'grid-cols-2')}>
      <Choice name={name} label={any} isChosen={chosen === undefined && !isOwn} onChoose={() => onChoose(undefined)} />
      {choices.map(({ value, label }) => (
        <Choice
          key={value}
          name={name}
          label={label}
          number={counts ? (counts[value] ?? 0) : undefined}
          isChosen={value === chosen}
          onChoose={() => onChoose(value)}
        />
      ))}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  number?: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

const Choice = ({ name, label, number, isChosen, onChoose }: ChoiceProps) => (
  <label
    className={clsx(
      'flex min-h-[30px] items-center gap-2.5 py-0.5 transition-colors pointer-coarse:min-h-10',
      isChosen && 'text-ink',
      !isChosen && (number === 0 ? 'text-ink-3' : 'text-ink-2 hover:text-ink'),
    )}
  >
    <input
      type="radio"
      name={name}
      checked={isChosen}
      onChange={onChoose}
      className={clsx(
        'size-[18px] shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface transition-[border-width] checked:border-[5.5px] checked:border-ink',
        number === 0 && !isChosen && 'opacity-55',
      )}
    />
    <span className={clsx('min-w-0 grow', isChosen && 'font-medium')}>{label}</span>
    {number !== undefined && (
      <span className="text-sm text-ink-3">
        <span className="sr-only">, </span>
        {count(number)}
        <span className="sr-only"> {number === 1 ? 'car' : 'cars'}</span>
      </span>
    )}
  </label>
);
