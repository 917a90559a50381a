import clsx from 'clsx';
import { Check, Plus } from 'lucide-react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { mostCompared } from '@forecourt/contract/cars/chosen.ts';
import { carName } from '../../../lib/car-words.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { choose, unchoose, useIsChosen } from './compare-list.ts';

interface CompareToggleProps {
  car: CarCard;
  /** `over` a picture it is a small pill; `wide` it stands among buttons. */
  look: 'over' | 'wide';
}

/** Puts a car among those that are compared, or takes it out again. */
export function CompareToggle({ car, look }: CompareToggleProps) {
  const isChosen = useIsChosen(car.id);
  const Icon = isChosen ? Check : Plus;
  function toggle() {
    if (isChosen) unchoose(car.id);
    else if (!choose(car))
      showToast({ title: `You can compare ${mostCompared} cars at most`, text: 'Take one away first.' });
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={toggle}
      className={clsx(
        look === 'over' ? pill : clsx(buttonLook({ kind: 'plain' }), 'w-full'),
        isChosen && chosenLook[look],
      )}
    >
      <Icon size={look === 'over' ? 13 : 18} strokeWidth={look === 'over' ? 2.6 : 2} aria-hidden="true" />
      Compare
      <span className="sr-only"> {carName(car)}</span>
    </button>
  );
}

const pill =
  'relative inline-flex h-7 items-center gap-1 rounded-full bg-surface/92 pr-2.5 pl-2 text-xs font-semibold text-ink shadow-lift transition-colors before:absolute before:-inset-2 hover:bg-surface';
const chosenLook = { over: 'bg-ink! text-paper!', wide: 'border-ink! bg-sunken' };
