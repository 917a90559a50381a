import { useState } from 'react';
import clsx from 'clsx';
import { Ban } from 'lucide-react';
import { byName } from '../../lib/by-name.ts';
import { count } from '../../lib/format.ts';

interface CheckListProps {
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Excluded values and how to exclude one. Not every filter supports it. */
  excluded?: readonly string[];
  onExclude?: (value: string) => void;
  /** How many cars each value would show. Unknown if there are too many to count. */
  counts: Readonly<Record<string, number>> | null | undefined;
  /** The rest is shown on request. */
  firstShown?: number;
  columns?: 1 | 2;
}

/** Multiple choice, each value with its number of cars. Values without cars are dimmed, not hidden. */
export function CheckList({ choices, firstShown, columns, ...state }: CheckListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isInUse = (value: string) => state.chosen.includes(value) || state.excluded?.includes(value);
  const isLong = firstShown !== undefined && choices.length > firstShown;
  const few = choices.filter(({ value }, index) => !isLong || index < firstShown || isInUse(value));
  const shown = isLong && showsAll ? choices.toSorted((a, b) => byName(a.label, b.label)) : few;
  return (
    <>
      <div className={clsx('grid gap-x-5', columns === 2 && 'grid-cols-2')}>
        {shown.map((choice) => (
          <Check key={choice.value} {...choice} {...state} />
        ))}
      </div>
      {choices.length > shown.length && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-1.5 rounded-s py-1 text-sm text-ink-2 underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink"
        >
          Show all {choices.length}
        </button>
      )}
    </>
  );
}

type CheckProps = Omit<CheckListProps, 'choices' | 'firstShown' | 'columns'> & { value: string; label: string };

function Check({ value, label, chosen, onToggle, excluded, onExclude, counts }: CheckProps) {
  const isChosen = chosen.includes(value);
  const isExcluded = excluded?.includes(value) ?? false;
  const number = counts ? (counts[value] ?? 0) : undefined;
  const isNone = number === 0 && !isChosen && !isExcluded;
  return (
    <div className="group/choice relative flex min-h-[30px] items-center gap-1 pointer-coarse:min-h-10">
      <label
        className={clsx(
          'flex min-w-0 grow items-center gap-2.5 self-stretch py-0.5 transition-colors',
          isChosen && 'text-ink',
          isNone && 'text-ink-3',
          !isChosen && !isNone && 'text-ink-2 hover:text-ink',
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onToggle(value)}
          className={clsx(
            'size-[18px] shrink-0 appearance-none rounded-[5px] border-[1.5px] border-edge bg-surface transition-[border-width] checked:border-[5.5px] checked:border-ink',
            isNone && 'opacity-55',
          )}
        />
        <span className={clsx('min-w-0 grow', isChosen && 'font-medium', isExcluded && 'text-ink-3 line-through')}>
          {label}
        </span>
        {number !== undefined && (
          <span
            className={clsx(
              'text-sm text-ink-3',
              // On hover, the exclude button replaces the number.
              onExclude &&
                'pointer-fine:group-hover/choice:opacity-0 pointer-fine:group-has-[button:focus-visible]/choice:opacity-0',
              isExcluded && 'pointer-fine:opacity-0',
            )}
          >
            <span className="sr-only">, </span>
            {count(number)}
            <span className="sr-only"> {number === 1 ? 'car' : 'cars'}</span>
          </span>
        )}
      </label>
      {onExclude && (
        <button
          type="button"
          aria-label={`Exclude ${label}`}
          aria-pressed={isExcluded}
          title={isExcluded ? `${label} excluded` : `Exclude ${label}`}
          onClick={() => onExclude(value)}
          className={clsx(
            'grid size-6 shrink-0 place-items-center rounded-s transition-opacity pointer-coarse:size-9 pointer-fine:absolute pointer-fine:-right-1',
            isExcluded
              ? 'text-danger'
              : 'text-ink-3 opacity-0 group-hover/choice:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-60',
          )}
        >
          <Ban size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
