import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CarToSell } from './car-to-sell.ts';

/** Loaded on demand, when the user is about to sell. */
const loadForm = async () => ({ default: (await import('./complete-sale-form.tsx')).CompleteSaleForm });
const CompleteSaleForm = lazy(loadForm);

interface CompleteSaleProps {
  /** Null while the dialog is closed. */
  car: CarToSell | null;
  onClose: () => void;
  /** Called when the car is sold and the pages are up to date. */
  onSold?: (car: CarToSell) => void;
}

/** The Mark as Sold dialog, wherever a seller sees the car. */
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
