import { useEffect, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import type { PurchaseFacts } from '@forecourt/contract/sales/sale-shapes.ts';
import { money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Time } from '../../../ui/time.tsx';
import { SalePicture } from '../sale-picture.tsx';
import { SaleStatusTag } from '../status-tag.tsx';
import { PurchaseAnswer } from './purchase-answer.tsx';
import { outcomeOf } from './outcome-of.ts';

interface PurchaseCardProps {
  message: Message;
  /** True if the user's own side sent it, which is the seller's. */
  isOurs: boolean;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
}

/** A purchase in a conversation: the car, its price, the buyer's buttons and the current state. */
export function PurchaseCard({ message, isOurs, onChanged }: PurchaseCardProps) {
  const facts = message.metadata && 'sale_id' in message.metadata ? message.metadata : null;
  return (
    <li data-sequence={message.sequence} className={clsx('mt-3 flex', isOurs ? 'justify-end' : 'justify-start')}>
      <div className="grid w-[min(100%,26rem)] gap-3.5 rounded-l border border-line bg-surface p-4">
        {facts ? (
          <Facts facts={facts} isOurs={isOurs} onChanged={onChanged} />
        ) : (
          <p className="text-ink-2">This purchase can no longer be shown</p>
        )}
      </div>
    </li>
  );
}

interface FactsProps {
  facts: PurchaseFacts;
  isOurs: boolean;
  onChanged: () => Promise<void>;
}

function Facts({ facts, isOurs, onChanged }: FactsProps) {
  const { may_answer, may_answer_amount, status, proposed } = facts;
  const outcome = useRef<HTMLDivElement>(null);
  const isAsked = may_answer || may_answer_amount;
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    // The button that had focus is gone. If the user has moved on, focus stays where it is.
    if (wasAsked.current && !isAsked && document.activeElement === document.body) outcome.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return (
    <>
      <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3.5">
        <SalePicture photo={facts.image} className="w-full" />
        <div className="grid min-w-0 content-start gap-0.5">
          <p className="font-semibold">
            <Link
              to={paths.car}
              params={{ id: String(facts.car_id) }}
              className="rounded-s hover:underline hover:underline-offset-4"
            >
              {facts.car_name}
            </Link>
          </p>
          <p className="wide text-lg">{facts.sale_price === null ? 'No amount stated' : money(facts.sale_price)}</p>
          <p className="text-sm text-ink-2">
            Sold <Time at={facts.sale_date} as="day" /> by {facts.dealer_name ?? facts.seller_name}
            {facts.dealer_name && ` (${facts.seller_name})`}
          </p>
        </div>
      </div>
      <PurchaseAnswer
        purchase={{
          id: facts.sale_id,
          car_name: facts.car_name,
          sale_price: facts.sale_price,
          proposed,
          mayAnswer: may_answer,
          mayAnswerAmount: may_answer_amount,
        }}
        onChanged={onChanged}
      />
      {!may_answer && (
        <div ref={outcome} tabIndex={-1} className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 rounded-s">
          <SaleStatusTag status={status} />
          <p className="text-sm text-ink-2">{outcomeOf(status, isOurs)}</p>
          {proposed && !may_answer_amount && (
            <p className="w-full text-sm text-ink-2">
              {money(proposed.amount)} proposed instead. The buyer needs to accept it.
            </p>
          )}
          <Link
            to={paths.sales}
            {...(!isOurs && { search: { side: 'bought' } as const })}
            className="w-full text-sm font-semibold underline decoration-edge underline-offset-4"
          >
            {isOurs ? 'Open my sales' : 'Open my purchases'}
          </Link>
        </div>
      )}
    </>
  );
}
