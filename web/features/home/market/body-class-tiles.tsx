import { Link } from '@tanstack/react-router';
import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Silhouette } from './silhouette.tsx';

interface BodyClassTilesProps {
  /** Cars for sale per class. Unknown if not counted. */
  counts: Readonly<Record<string, number>> | null | undefined;
}

/** A scrolling row on phones, a grid on wider screens. */
export const BodyClassTiles = ({ counts }: BodyClassTilesProps) => (
  <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-3 sm:overflow-visible sm:px-0 sm:pb-0 md:grid-cols-4 lg:grid-cols-6">
    {bodyClasses.map((bodyClass) => (
      <li key={bodyClass} className="w-[44%] shrink-0 snap-start sm:w-auto">
        <Link
          to={paths.browse}
          search={{ bodyClass }}
          className="group grid gap-3 rounded-l bg-sunken p-4 pt-5 transition-colors hover:bg-line"
        >
          <span className="transition-transform duration-300 ease-out group-hover:-translate-x-1.5">
            <Silhouette of={bodyClass} />
          </span>
          <span className="grid">
            <span className="font-semibold">{bodyClass}</span>
            {counts && <span className="text-sm text-ink-3">{countOf(counts[bodyClass] ?? 0, 'car')}</span>}
          </span>
        </Link>
      </li>
    ))}
    <li className="w-[44%] shrink-0 snap-start sm:w-auto">
      <Link
        to={paths.browse}
        className="grid h-full place-items-center rounded-l border border-line p-4 font-semibold transition-colors hover:border-edge"
      >
        View all cars
      </Link>
    </li>
  </ul>
);
