import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CarToSell } from './car-to-sell.ts';

/** Its code comes when somebody is about to sell. */
const loadForm = async () => ({ default: (await import('./complete-sale-form.tsx')).CompleteSaleForm });
const CompleteSaleForm = lazy(loadForm);

interface CompleteSaleProps {
  /** Null while nothing is being sold. */
  car: CarToSell | null;
  onClose: () => void;
  /** It is sold, and the pages know it. */
  onSold?: (car: CarToSell) => void;
}

/** Mark as Sold, wherever a seller meets the car. */
export const CompleteSale = ({ car, onClose, onSold }: CompleteSaleProps) => (
  <Dialog isForm open={car !== null} onClose={onClose} title="Complete Sale">
    {car && (
      <Suspense fallback={<Skeleton className="h-[420px] rounded-m" />}>
        <CompleteSaleForm
          key={car.id}
          car={car}
          onCancel={onClose}
          onDone={() => {
            onClose();
            onSold?.(car);
          }}
        />
      </Suspense>
    )}
  </Dialog>
);
