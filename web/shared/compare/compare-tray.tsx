import { X } from 'lucide-react';
import { maxCompared } from '@forecourt/contract/cars/chosen-values.ts';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { removeFromComparison, clearComparison, useChosen, type Chosen } from './compare-list.ts';
import { compareSearch } from './compare-search.ts';

/** The cars to compare, at the bottom of pages that show cars. Hidden while empty. */
export function CompareTray() {
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Cars to compare"
      className="fixed bottom-[calc(16px+env(safe-area-inset-bottom))] left-1/2 z-20 flex -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-surface py-1.5 pr-1.5 pl-2 shadow-lift max-sm:gap-1 in-[#main:has([data-phone-bar]:not([inert]))]:max-lg:bottom-[84px] print:hidden"
    >
      <ul className="flex items-center -space-x-1.5">
        {chosen.map((car) => (
          <li key={car.id}>
            <RemoveButton car={car} />
          </li>
        ))}
      </ul>
      <output className="pl-1 text-sm whitespace-nowrap text-ink-2">
        <span className="max-sm:sr-only">{countOf(chosen.length, 'car')} to compare</span>
        <span aria-hidden="true" className="sm:hidden">
          {chosen.length} of {maxCompared}
        </span>
      </output>
      {chosen.length > 1 ? (
        <ButtonLink
          to={paths.compare}
          search={compareSearch(chosen.map(({ id }) => id))}
          className="h-9! rounded-full! px-4!"
        >
          Compare {chosen.length}
          <span className="sr-only"> cars</span>
        </ButtonLink>
      ) : (
        <span className="pr-1 text-sm whitespace-nowrap text-ink-3">Select one more</span>
      )}
      <IconButton label="Clear comparison" onClick={clearComparison} className="size-9!">
        <X size={17} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

const RemoveButton = ({ car: { id, name, src } }: { car: Chosen }) => (
  <button
    type="button"
    aria-label={`Remove ${name} from comparison`}
    title={`Remove ${name} from comparison`}
    onClick={() => removeFromComparison(id)}
    className="group/out relative block size-9 overflow-hidden rounded-full border-2 border-surface bg-sunken"
  >
    {src && <img src={`${src}-320.webp`} alt="" className="size-full object-cover" />}
    <span className="absolute inset-0 grid place-items-center bg-black/55 text-white opacity-0 group-hover/out:opacity-100 group-focus-visible/out:opacity-100">
      <X size={15} aria-hidden="true" />
    </span>
  </button>
);
