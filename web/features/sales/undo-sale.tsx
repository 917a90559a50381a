import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import * as api from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWithdraw } from './use-withdraw.ts';

interface UndoSaleProps {
  /** The car whose sale will be undone. Null while the dialog is closed. */
  car: { id: number; title: string } | null;
  onClose: () => void;
  onUndone?: (carId: number) => void;
}

/** Undoes Mark as Sold. If that's no longer possible, says why. */
export function UndoSale({ car, onClose, onUndone }: UndoSaleProps) {
  const { data, error } = useQuery({
    ...api.sales.ofCar.query({ car_id: car?.id ?? 1 }),
    enabled: car !== null,
    // The buyer may have responded since the last fetch.
    staleTime: 0,
  });
  const { withdraw, isWithdrawing } = useWithdraw(() => {
    onClose();
    if (car) onUndone?.(car.id);
  });
  const sale = data?.sale;
  return (
    <Dialog
      open={car !== null}
      onClose={onClose}
      title="Undo this sale?"
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {sale?.may.withdraw ? 'Keep sale' : 'Close'}
          </Button>
          {sale?.may.withdraw && (
            <Button busy={isWithdrawing} onClick={() => withdraw(sale.id)}>
              Undo sale
            </Button>
          )}
        </>
      }
    >
      {error && <Notice tone="danger">{sentenceOf(error)}</Notice>}
      {data === undefined && !error && <Skeleton className="h-12 rounded-m" />}
      {data?.sale === null && <p className="text-ink-2">This car has no sale to undo.</p>}
      {sale && (
        <p className="text-ink-2">
          {sale.may.withdraw ? whatHappens(sale) : whyNot(sale)}{' '}
          {!sale.may.withdraw && (
            <Link to={paths.sales} className="font-semibold text-ink underline decoration-edge underline-offset-4">
              Open my sales history
            </Link>
          )}
        </p>
      )}
    </Dialog>
  );
}

const whatHappens = ({ car_name, buyer_id, buyer_name }: Sale) =>
  `The sale will be withdrawn and ${car_name} goes back to its previous status.` +
  (buyer_id === null ? '' : ` We’ll notify ${buyer_name ?? 'the buyer'}.`);

/** Explains why the seller can no longer undo a sale. */
export function whyNot({ status, buyer_name }: Pick<Sale, 'status' | 'buyer_name'>): string {
  const buyer = buyer_name ?? 'The buyer';
  switch (status) {
    case 'confirmed':
      return `${buyer} has confirmed the purchase, so this sale can’t be undone. To sell the car again, create a new listing.`;
    case 'disputed':
      return `${buyer} disputed this sale, so our staff will decide.`;
    case 'withdrawn':
      return 'This sale has already been undone.';
    case 'annulled':
      return 'Our staff annulled this sale.';
    case 'recorded':
      return 'You can’t undo this sale because of your team role.';
  }
}
