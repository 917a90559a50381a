import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CarFront, EyeOff, Flag, Star } from 'lucide-react';
import type { StaffCar } from '@forecourt/contract/cars/moderation.ts';
import type { Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import { carName, staffStatusName, statusTones } from '../../lib/car-words.ts';
import { count, countOf, miles, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { Time } from '../../ui/time.tsx';
import { walkCars } from '../../shared/car-table/walk-cars.ts';
import { CarActions } from './car-actions.tsx';

interface CarRowProps {
  car: StaffCar;
  /** Null if the user can't moderate. */
  isChosen: boolean | null;
  onTurn: (car: StaffCar) => void;
  actions: readonly Moderated[];
  onDecide: (car: StaffCar, status: Moderated) => void;
}

export function CarRow({ car, isChosen, onTurn, actions, onDecide }: CarRowProps) {
  const name = carName(car);
  return (
    <tr
      className={clsx(
        'border-b border-line align-top last:border-0 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3',
        isChosen && 'bg-sunken',
      )}
    >
      {isChosen !== null && (
        <td className="md:py-4 md:pl-4">
          <Checkbox
            label={<span className="sr-only">Select {car.title}</span>}
            checked={isChosen}
            onChange={() => onTurn(car)}
          />
        </td>
      )}
      <td className={clsx('md:px-4 md:py-3', isChosen === null ? 'max-md:col-span-3' : 'max-md:col-span-2')}>
        <div className="flex min-w-0 items-start gap-3">
          <Cover car={car} />
          <div className="grid min-w-0 gap-0.5">
            <Link
              to={paths.car}
              params={{ id: String(car.id) }}
              data-car
              onKeyDown={walkCars}
              className="truncate font-semibold hover:underline"
            >
              {car.title}
            </Link>
            <span className="text-sm text-ink-3">
              {[car.title === name ? null : name, car.mileage === null ? null : miles(car.mileage)]
                .filter(Boolean)
                .map((fact) => `${fact} · `)
                .join('')}
              <Time at={car.created_at} as="day" />
            </span>
            {car.status_reason && <Decided car={car} reason={car.status_reason} />}
          </div>
        </div>
      </td>
      <td className="md:px-4 md:py-3 max-md:col-start-2 max-md:col-span-2">
        <div className="grid min-w-0">
          <Link to={paths.user} params={{ userId: String(car.seller_id) }} className="truncate hover:underline">
            {car.seller_name}
          </Link>
          {car.dealer_id !== null && (
            <Link
              to={paths.company}
              params={{ dealerId: String(car.dealer_id) }}
              className="truncate text-sm text-ink-3 hover:underline"
            >
              {car.dealer_name}
            </Link>
          )}
          {car.dealer_id === null && <span className="text-sm text-ink-3">Private seller</span>}
        </div>
      </td>
      <td className="font-semibold whitespace-nowrap tabular-nums md:px-4 md:py-3 md:text-right max-md:col-start-2">
        {money(car.price)}
      </td>
      <td className="md:px-4 md:py-3 max-md:col-start-2">
        <StatusCell car={car} />
      </td>
      <td className="text-sm whitespace-nowrap text-ink-2 tabular-nums md:px-4 md:py-3 md:text-right max-md:col-start-2">
        <span className="md:block">{countOf(car.views, 'view')}</span>
        <span className="md:hidden"> · </span>
        <span className="text-ink-3">{countOf(car.inquiries, 'inquiry', 'inquiries')}</span>
      </td>
      {actions.length > 0 && (
        <td className="md:px-4 md:py-2 max-md:col-start-3 max-md:row-span-3 max-md:row-start-3">
          <CarActions car={car} actions={actions} onDecide={onDecide} />
        </td>
      )}
    </tr>
  );
}

const Decided = ({ car, reason }: { car: StaffCar; reason: string }) => (
  <p className="mt-1 max-w-[60ch] text-sm text-pretty wrap-anywhere text-ink-2">
    <b className="font-semibold">
      {staffStatusName(car.status, car.removed_by)}
      {car.decided_at && (
        <>
          {' '}
          <Time at={car.decided_at} />
        </>
      )}
      :
    </b>{' '}
    {reason}
  </p>
);

const StatusCell = ({ car }: { car: StaffCar }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <Tag tone={car.removed_by === 'seller' ? 'neutral' : statusTones[car.status]}>
      {staffStatusName(car.status, car.removed_by)}
    </Tag>
    {car.is_featured && (
      <span title="Featured" className="text-accent-ink">
        <Star size={16} aria-hidden="true" />
        <span className="sr-only">Featured</span>
      </span>
    )}
    {car.is_hidden && (
      <span title="Hidden: the seller isn’t trading right now" className="text-ink-3">
        <EyeOff size={16} aria-hidden="true" />
        <span className="sr-only">Hidden: the seller isn’t trading right now</span>
      </span>
    )}
    {car.open_reports > 0 && (
      <span className="inline-flex items-center gap-1 text-sm font-medium text-warn">
        <Flag size={14} aria-hidden="true" />
        {count(car.open_reports)}
        <span className="sr-only">{car.open_reports === 1 ? 'open report' : 'open reports'}</span>
      </span>
    )}
  </div>
);

const Cover = ({ car }: { car: StaffCar }) =>
  car.cover ? (
    <Thumb photo={car.cover} className="aspect-[4/3] w-20 shrink-0 rounded-m" />
  ) : (
    <span className="grid aspect-[4/3] w-20 shrink-0 place-items-center rounded-m bg-sunken text-ink-3">
      <CarFront size={22} aria-hidden="true" />
    </span>
  );
