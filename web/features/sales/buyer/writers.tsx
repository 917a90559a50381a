import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Person } from '../../../shared/people/person-row.tsx';

interface WritersProps {
  carId: number;
  onChoose: (person: Person) => void;
}

/** People who asked about the car, newest first. One of them probably bought it. */
export function Writers({ carId, onChoose }: WritersProps) {
  const { data } = useQuery(api.sales.buyers.query({ car_id: carId }));
  if (!data || data.buyers.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-2">People who asked about this car:</p>
      <ul className="flex flex-wrap gap-2" aria-label="Asked about this car">
        {data.buyers.slice(0, most).map((person) => (
          <li key={person.id} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(person)}
              className="flex h-11 max-w-full items-center gap-2 rounded-full border border-line bg-surface pr-4 pl-1.5 text-sm font-semibold transition-colors hover:border-edge"
            >
              <Avatar name={person.name} picture={person.avatar_url} size="small" />
              <span className="truncate">{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Anyone further down can be found by name. */
const most = 6;
