import { CircleCheck, Flag, Trash2, type LucideIcon } from 'lucide-react';
import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import type { StaffCar } from '@forecourt/contract/cars/moderation.ts';
import type { Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import { staffStatusName } from '../../lib/car-words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { actionWords } from './words.ts';

interface CarActionsProps {
  car: StaffCar;
  /** The actions this user's role allows. */
  actions: readonly Moderated[];
  onDecide: (car: StaffCar, status: Moderated) => void;
}

/** A car's moderation actions, always in the same order. Unavailable ones say why. */
export const CarActions = ({ car, actions, onDecide }: CarActionsProps) => (
  <div className="flex justify-end gap-0.5">
    {actions.map((status) => {
      const Icon = icons[status];
      const isPossible = car.may.includes(status);
      return (
        <IconButton
          key={status}
          label={`${actionWords[status].verb}: ${car.title}`}
          title={isPossible ? actionWords[status].verb : whyNot(car, status)}
          disabled={!isPossible}
          className="disabled:pointer-events-auto disabled:cursor-not-allowed disabled:opacity-30 pointer-coarse:size-11"
          onClick={() => onDecide(car, status)}
        >
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      );
    })}
  </div>
);

const transitions = { active: 'bring_back', flagged: 'flag', removed: 'take_down' } as const;

const icons: Record<Moderated, LucideIcon> = { active: CircleCheck, flagged: Flag, removed: Trash2 };

function whyNot({ status, removed_by, is_own }: StaffCar, wanted: Moderated): string {
  if (status === wanted) return `This listing is already ${staffStatusName(status, removed_by).toLowerCase()}`;
  if (is_own) return 'This is your own listing, so someone else has to review it';
  if (removed_by === 'seller') return 'The seller deleted this listing, so only they can restore it';
  if (carFlow.may(transitions[wanted], status)) return 'You reported this listing, so someone else has to review it';
  return `Not possible while the listing is ${staffStatusName(status, removed_by).toLowerCase()}`;
}
