import { lazy, Suspense, useState } from 'react';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { money } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOfferAnswer } from './use-offer-answer.ts';

/** Loaded on demand. */
const CounterForm = lazy(async () => ({ default: (await import('./counter-form.tsx')).CounterForm }));
const ReasonForm = lazy(async () => ({ default: (await import('./reason-form.tsx')).ReasonForm }));

type Asked = 'counter' | 'decline' | 'release';
const titles: Record<Asked, string> = {
  counter: 'Counter this offer',
  decline: 'Decline this offer',
  release: 'End the reservation',
};

interface OfferAnswerProps {
  offer: Offer;
  onChanged?: () => Promise<void>;
  /** Opens Mark as Sold. Left out where the page has a button of its own. */
  onSell?: (() => void) | undefined;
}

/** The reader's buttons and any error. Renders nothing if there's nothing to do. */
export function OfferAnswer({ offer, onChanged, onSell }: OfferAnswerProps) {
  const { answer, isAnswering, isBusy, problem } = useOfferAnswer(offer, onChanged);
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = { ...offer.may, sell: offer.may.sell && onSell !== undefined };
  const button = { size: 'small', className: 'pointer-coarse:h-11' } as const;
  const close = () => setAsked(null);
  const form = { offer, onDone: close, ...(onChanged && { onChanged }) };
  return (
    <div className="grid gap-3 empty:hidden">
      {problem && <Notice tone="danger">{problem}</Notice>}
      {Object.values(may).some(Boolean) && (
        <div className="flex flex-wrap gap-2.5">
          {may.accept && (
            <Button {...button} busy={isAnswering('accept')} disabled={isBusy} onClick={() => answer('accept')}>
              Accept {money(offer.amount)}
            </Button>
          )}
          {may.counter && (
            <Button {...button} kind="plain" disabled={isBusy} onClick={() => setAsked('counter')}>
              Counter
            </Button>
          )}
          {may.decline && (
            <Button {...button} kind="plain" disabled={isBusy} onClick={() => setAsked('decline')}>
              Decline
            </Button>
          )}
          {may.withdraw && (
            <Button
              {...button}
              kind="plain"
              busy={isAnswering('withdraw')}
              disabled={isBusy}
              onClick={() => answer('withdraw')}
            >
              Withdraw offer
            </Button>
          )}
          {may.sell && (
            <Button {...button} disabled={isBusy} onClick={onSell}>
              Mark as Sold
            </Button>
          )}
          {may.release && (
            <Button {...button} kind="plain" disabled={isBusy} onClick={() => setAsked('release')}>
              End reservation
            </Button>
          )}
        </div>
      )}
      <Dialog isForm open={asked !== null} onClose={close} title={asked ? titles[asked] : ''}>
        <Suspense fallback={<Skeleton className="h-56 rounded-m" />}>
          {asked === 'counter' && <CounterForm {...form} />}
          {(asked === 'decline' || asked === 'release') && <ReasonForm {...form} kind={asked} />}
        </Suspense>
      </Dialog>
    </div>
  );
}
