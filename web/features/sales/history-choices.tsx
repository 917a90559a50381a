import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-list.ts';

/** The reader's choices for the car's public history. */
export function HistoryChoices({ sale }: { sale: Sale }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (chosen: { show_amount: boolean; show_name: boolean }) =>
      api.sales.setShown({ id: sale.id, ...chosen }).then(refetched),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t save your choice. Please try again.'), tone: 'danger' }),
  });
  if (!sale.may.show) return null;
  const stored = { show_amount: sale.shown.amount, show_name: sale.shown.name ?? false };
  const chosen = isPending ? variables : stored;
  const other = sale.side === 'seller' ? 'buyer' : 'seller';
  return (
    <>
      <Button kind="quiet" size="small" className="pointer-coarse:h-11" onClick={() => setOpen(true)}>
        <History size={15} aria-hidden="true" />
        Vehicle history
        <span className="sr-only"> of {sale.car_name}</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="What the vehicle history shows">
        <div className="grid gap-4">
          <p className="text-ink-2">
            If this car is listed again, its page shows the date and the mileage of this sale. You decide about the
            rest.
          </p>
          <div className="grid divide-y divide-line rounded-l border border-line">
            <Switch
              label="Show the amount"
              text={amountText(sale.shown, other)}
              checked={chosen.show_amount}
              disabled={isPending}
              onChange={(event) => mutate({ ...stored, show_amount: event.target.checked })}
            />
            {sale.shown.name !== null && (
              <Switch
                label="Show my name"
                text={`Otherwise the history says ${sale.side === 'seller' ? '“Private seller”' : 'nothing about the buyer'}.`}
                checked={chosen.show_name}
                disabled={isPending}
                onChange={(event) => mutate({ ...stored, show_name: event.target.checked })}
              />
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}

const amountText = ({ other_side_amount }: Sale['shown'], other: string): string =>
  other_side_amount
    ? `The ${other} has agreed. Shown once you agree too.`
    : `Shown once you and the ${other} have both agreed.`;
