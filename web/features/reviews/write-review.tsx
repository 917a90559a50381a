import { lazy, Suspense, useState, useTransition } from 'react';
import { Star } from 'lucide-react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { WrittenReview } from './written-review.tsx';
import { words } from './words.ts';

const load = async () => ({ default: (await import('./tasks/write-form.tsx')).WriteForm });
const WriteForm = lazy(load);
const preload = () => void load().catch(() => undefined);

/** Button to review the other side of a sale, or the review that was written. Renders nothing if neither applies. */
export function WriteReview({ sale }: { sale: Sale }) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const until = sale.may.review_until;
  // The form stays open while it's being written, even if the sale is refetched.
  const [begun, setBegun] = useState(until);
  if (until === null && !isOpen) return sale.status === 'confirmed' && <WrittenReview saleId={sale.id} />;
  return (
    <>
      <Button
        kind="plain"
        size="small"
        className="pointer-coarse:h-11"
        busy={isOpening}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() =>
          startOpening(() => {
            setBegun(until);
            setOpen(true);
          })
        }
      >
        <Star size={15} aria-hidden="true" />
        {words.write}
        <span className="sr-only"> of the sale of {sale.car_name}</span>
      </Button>
      <Dialog isForm open={isOpen} onClose={() => setOpen(false)} title={words.write}>
        <Suspense>
          {begun && (
            <WriteForm sale={sale} until={begun} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
          )}
        </Suspense>
      </Dialog>
    </>
  );
}
