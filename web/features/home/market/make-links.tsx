import { Link } from '@tanstack/react-router';
import type { CarMake } from '@forecourt/contract/catalogue/catalogue.ts';
import { byName } from '../../../lib/by-name.ts';
import { count } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';

const maxShown = 18;

/** The makes with the most cars for sale. */
export const topMakes = (makes: readonly CarMake[]): CarMake[] =>
  makes
    .filter(({ active_cars }) => active_cars > 0)
    .toSorted((a, b) => b.active_cars - a.active_cars || byName(a.display_name, b.display_name))
    .slice(0, maxShown);

export const MakeLinks = ({ makes }: { makes: readonly CarMake[] }) => (
  <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-6">
    {makes.map(({ id, display_name, active_cars }) => (
      <li key={id} className="border-b border-line">
        <Link
          to={paths.browse}
          search={{ make: display_name }}
          className="flex items-baseline justify-between gap-3 rounded-s py-2.5 font-medium decoration-edge underline-offset-4 hover:underline"
        >
          <span className="min-w-0 truncate">{display_name}</span>
          <span className="text-sm text-ink-3">
            {count(active_cars)}
            <span className="sr-only"> {active_cars === 1 ? 'car' : 'cars'}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
