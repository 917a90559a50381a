import clsx from 'clsx';
import { Check, Plus } from 'lucide-react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { maxCompared } from '@forecourt/contract/cars/chosen-values.ts';
import { carName } from '../../lib/car-words.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { showToast } from '../../ui/toast-list.ts';
import { addToComparison, removeFromComparison, useIsCompared } from './compare-list.ts';

interface CompareToggleProps {
  car: CarCard;
  /** `over` is a pill over a picture, or a round button on small cards, `small` is for list rows and `wide` for button rows. */
  look: keyof typeof looks;
}

/** Adds a car to the comparison or removes it. */
export function CompareToggle({ car, look }: CompareToggleProps) {
  const isChosen = useIsCompared(car.id);
  const Icon = isChosen ? Check : Plus;
  const isPill = look !== 'wide';
  function toggle() {
    if (isChosen) removeFromComparison(car.id);
    else if (!addToComparison(car))
      showToast({ title: `You can compare up to ${maxCompared} cars`, text: 'Remove one first.' });
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare ${carName(car)}`}
      onClick={toggle}
      className={clsx(looks[look], isChosen && (isPill ? 'border-ink! bg-ink! text-paper!' : 'border-ink! bg-sunken'))}
    >
      <Icon size={isPill ? 13 : 18} strokeWidth={isPill ? 2.6 : 2} aria-hidden="true" />
      <span className={clsx(look === 'over' && '@max-[13rem]:hidden')}>Compare</span>
    </button>
  );
}

const pill =
  'relative inline-flex h-7 items-center gap-1 rounded-full pr-2.5 pl-2 text-xs font-semibold text-ink transition-colors before:absolute before:-inset-2';
const looks = {
  over: clsx(
    pill,
    'bg-surface/92 shadow-lift @max-[13rem]:w-7 @max-[13rem]:justify-center @max-[13rem]:px-0 hover:bg-surface',
  ),
  small: clsx(pill, 'border border-line bg-surface hover:border-edge'),
  wide: clsx(buttonClass({ kind: 'plain' }), 'w-full'),
};
