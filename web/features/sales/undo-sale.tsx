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
import { words } from './words.ts';

interface UndoSaleProps {
  /** Whose sale is to be undone; null while nothing is. */
  car: { id: number; title: string } | null;
  onClose: () => void;
  onUndone?: (carId: number) => void;
}

/** The way back from Mark as Sold; where there is none any more, it says why. */
export function UndoSale({ car, onClose, onUndone }: UndoSaleProps) {
  const { data, error } = useQuery({
    ...api.sales.ofCar.query({ car_id: car?.id ?? 1 }),
    enabled: car !== null,
    // Somebody may have answered since it was last looked at.
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
            {sale?.may.withdraw ? 'Keep it sold' : 'Close'}
          </Button>
          {sale?.may.withdraw && (
            <Button busy={isWithdrawing} onClick={() => withdraw(sale.id)}>
              Undo sale
            </Button>
          )}
        </>
      }
    >
      {error && <Notice tone="danger">{sentenceOf(error, words.tryAgain)}</Notice>}
      {data === undefined && !error && <Skeleton className="h-12 rounded-m" />}
      {data?.sale === null && <p className="text-ink-2">There is no sale of this car that could be undone.</p>}
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
  `${car_name} goes back to where it was, and the sale is withdrawn.` +
  (buyer_id === null ? '' : ` ${buyer_name ?? 'The buyer'} is told so.`);

/** Why a sale stands and is not undone by its seller any more. */
export function whyNot({ status, buyer_name }: Pick<Sale, 'status' | 'buyer_name'>): string {
  const buyer = buyer_name ?? 'The buyer';
  switch (status) {
    case 'confirmed':
      return `${buyer} has confirmed the purchase, so this sale stands. To sell the car again, list it anew.`;
    case 'disputed':
      return `${buyer} disputes this sale, so our staff decide what becomes of it.`;
    case 'withdrawn':
      return 'This sale was undone already.';
    case 'annulled':
      return 'Our staff annulled this sale.';
    case 'recorded':
      return 'Your role on the team does not allow you to undo it.';
  }
}
