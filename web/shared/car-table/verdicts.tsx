import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import { DealTag } from '../deals/deal-tag.tsx';

/** Lists the change for each car, or why there is none. */
export const Verdicts = ({ verdicts }: { verdicts: readonly Verdict[] }) => (
  <ul aria-label="Preview for each car" className="grid max-h-[40vh] divide-y divide-line overflow-y-auto">
    {verdicts.map(({ car_id, name, change, refusal, deal }) => (
      <li key={car_id} className="flex flex-wrap justify-between gap-x-4 py-2">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="flex flex-wrap items-center gap-2">
          <span className={refusal ? 'text-sm text-ink-3' : 'tabular-nums'}>{change ?? refusal}</span>
          {deal && <DealTag deal={deal} />}
        </span>
      </li>
    ))}
  </ul>
);
