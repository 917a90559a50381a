import { useId } from 'react';
import { count } from '../../lib/format.ts';
import { Select } from '../../ui/select.tsx';
import type { levelNames } from './fact-names.ts';

interface LevelSelectProps {
  level: (typeof levelNames)[number];
  chosen: number | undefined;
  onChoose: (level: number | undefined) => void;
  counts: Readonly<Record<string, number>> | null | undefined;
}

/** Minimum level of an upgrade, each with its number of cars. */
export function LevelSelect({ level: { key, name, steps }, chosen, onChoose, counts }: LevelSelectProps) {
  const id = useId();
  const labelOf = (step: number) => {
    const amount = key === 'minArmour' ? `${step * 20}%` : `Level ${step}`;
    return step === steps ? amount : `${amount} or more`;
  };
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2">
      <label htmlFor={id} className="text-ink-2">
        {name}
      </label>
      <Select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value ? Number(target.value) : undefined)}
      >
        <option value="">Any</option>
        {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
          <option key={step} value={step}>
            {labelOf(step)}
            {counts && ` (${count(counts[step] ?? 0)})`}
          </option>
        ))}
      </Select>
    </div>
  );
}
