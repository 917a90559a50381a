import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { Ban, CircleAlert, CircleCheck, CircleQuestionMark, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../../lib/api.ts';
import { useFocusOnChange } from '../../../lib/focus-heading.ts';
import { paths, toMembership } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useTitle } from '../../../lib/title.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CheckoutDialog } from '../checkout/checkout-dialog.tsx';
import { useOpenPayment } from '../use-open-payment.ts';
import type { PurchaseIntent } from '../purchase-intent.ts';
import { Bought } from './bought.tsx';
import { NextSteps } from './next-steps.tsx';
import { retryOf } from './retry-of.ts';
import type { Screen } from './screen-of.ts';
import { useReturnedPayment } from './use-returned-payment.ts';
import { textOf, titles } from './words.ts';

interface ReturnedPaymentProps {
  /** From the address: the bank's reference or our payment number. */
  paymentId: string | undefined;
  userId: number;
  renderPhoto: (car: Car) => ReactNode;
  renderShare: (car: Car) => ReactNode;
  sessionEnded: ReactNode;
}

/** Shown after returning from the bank: the payment's outcome, updated live. */
export function ReturnedPayment({ paymentId, userId, renderPhoto, renderShare, sessionEnded }: ReturnedPaymentProps) {
  const { payment, screen, isAsking, askNow } = useReturnedPayment(paymentId);
  const carId = payment?.car_id ?? null;
  const { data: car } = useQuery({ ...api.cars.get.query({ id: carId ?? 0 }), enabled: carId !== null });
  const [failure, setFailure] = useState<unknown>();
  const open = useOpenPayment(payment ?? null, { onFailure: setFailure });
  const [wanted, setWanted] = useState<PurchaseIntent | null>(null);
  const navigate = useNavigate();
  const retry = payment && retryOf(payment, car);
  const goToIt = () =>
    void (carId === null ? navigate(toMembership) : navigate({ to: paths.car, params: { id: String(carId) } }));
  const title = titles[screen];
  useTitle(title);
  useFocusOnChange(screen);

  const { Icon, look } = looks[screen];
  return (
    <div className="wrap grid max-w-[640px] justify-items-center gap-6 py-[clamp(40px,7vw,88px)] text-center">
      <span className={clsx('grid size-16 place-items-center rounded-full', look)}>
        {Icon ? <Icon size={30} aria-hidden="true" /> : <Spinner size={28} />}
      </span>
      <div className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-lg text-ink-2 text-pretty">{textOf(screen, payment)}</p>
      </div>
      {/* Stays in the page so that screen readers announce changes. */}
      <output className="sr-only">{title}</output>
      {screen === 'paid' && payment && (
        <Bought payment={payment} userId={userId} car={carId === null ? null : car} renderPhoto={renderPhoto} />
      )}
      {failure !== undefined && screen === 'pending' && (
        <Notice tone="danger">
          {sentenceOf(failure, 'Something went wrong. You weren’t charged. Please try again.')}
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-2.5 empty:hidden">
        <NextSteps
          screen={screen}
          payment={payment}
          open={open}
          isAsking={isAsking}
          onAsk={askNow}
          onRetry={retry ? () => setWanted(retry) : undefined}
          share={car && renderShare(car)}
        />
      </div>
      <CheckoutDialog
        wanted={wanted}
        userId={userId}
        onClose={() => setWanted(null)}
        onHad={goToIt}
        sessionEnded={sessionEnded}
      />
    </div>
  );
}

const looks: Record<Screen, { Icon: LucideIcon | null; look: string }> = {
  asking: { Icon: null, look: 'bg-sunken text-ink-2' },
  unanswered: { Icon: null, look: 'bg-sunken text-ink-2' },
  pending: { Icon: Hourglass, look: 'bg-warn-soft text-warn' },
  in_doubt: { Icon: CircleQuestionMark, look: 'bg-warn-soft text-warn' },
  paid: { Icon: CircleCheck, look: 'bg-good-soft text-good' },
  failed: { Icon: CircleAlert, look: 'bg-danger-soft text-danger' },
  cancelled: { Icon: Ban, look: 'bg-sunken text-ink-2' },
  refund_due: { Icon: Undo2, look: 'bg-warn-soft text-warn' },
  refunded: { Icon: Undo2, look: 'bg-sunken text-ink-2' },
  unknown: { Icon: CircleQuestionMark, look: 'bg-sunken text-ink-2' },
};
