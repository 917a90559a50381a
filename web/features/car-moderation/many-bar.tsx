import { useState } from 'react';
import { X } from 'lucide-react';
import type { StaffCar } from '@forecourt/contract/cars/moderation.ts';
import type { Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import { countOf } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ChosenCars } from '../../shared/car-table/use-chosen-cars.ts';
import { ManyDialog } from './many-dialog.tsx';
import { actionWords } from './words.ts';

interface ManyBarProps {
  chosen: ChosenCars<StaffCar>;
  actions: readonly Moderated[];
}

/** Moderation actions for the selected cars, at the bottom of the window. */
export function ManyBar({ chosen, actions }: ManyBarProps) {
  const [status, setStatus] = useState<Moderated | null>(null);
  if (chosen.ids.size === 0) return null;
  return (
    <section
      aria-label="Selected cars"
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-l border border-line bg-raised p-3 shadow-float"
    >
      <p className="mr-auto pl-1 font-semibold">{countOf(chosen.ids.size, 'car')} selected</p>
      {actions.map((action) => (
        <Button
          key={action}
          kind="plain"
          size="small"
          className="pointer-coarse:h-11"
          onClick={() => setStatus(action)}
        >
          {actionWords[action].verb}
        </Button>
      ))}
      <IconButton label="Clear selection" onClick={chosen.clear}>
        <X size={18} aria-hidden="true" />
      </IconButton>
      {status && <ManyDialog status={status} chosen={chosen} onClose={() => setStatus(null)} />}
    </section>
  );
}
