import type { Verdict } from '@forecourt/contract/cars/verdict.ts';

/** Lists the change for each car, or why there is none. */
export const Verdicts = ({ verdicts }: { verdicts: readonly Verdict[] }) => (
  <ul aria-label="Preview for each car" className="grid max-h-[40vh] divide-y divide-line overflow-y-auto">
    {verdicts.map(({ car_id, name, change, refusal }) => (
      <li key={car_id} className="flex flex-wrap justify-between gap-x-4 py-2">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className={refusal ? 'text-sm text-ink-3' : 'tabular-nums'}>{change ?? refusal}</span>
      </li>
    ))}
  </ul>
);
