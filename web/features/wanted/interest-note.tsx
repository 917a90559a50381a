import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { count } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';

/** "3 people are looking for a car like this", never who. Nothing at zero. */
export const InterestNote = ({ people }: { people: number }) => (
  <div aria-live="polite" className="empty:hidden">
    {people > 0 && (
      <p className="flex items-center gap-2.5 rounded-m bg-sunken px-4 py-3 text-sm text-ink-2">
        <Users size={17} className="shrink-0 text-accent" aria-hidden="true" />
        <span>
          <Link
            to={paths.wanted}
            search={{ matching: 'true' }}
            className="font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {people === 1 ? '1 person is' : `${count(people)} people are`}
          </Link>{' '}
          looking for a car like this.
        </span>
      </p>
    )}
  </div>
);
