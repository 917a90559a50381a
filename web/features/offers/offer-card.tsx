import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { OfferPanel } from './offer-panel.tsx';

interface OfferCardProps {
  message: Message;
  /** True if the user's own side sent it, which is the buyer's. */
  isOurs: boolean;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
  /** The Mark as Sold dialog. Null while it's closed. */
  renderSale: (car: Offer['car'] | null, onClose: () => void) => ReactNode;
}

/** An offer in a conversation: the car, all amounts, whose turn it is and the reader's buttons. */
export function OfferCard({ message, isOurs, onChanged, renderSale }: OfferCardProps) {
  const [isSelling, setSelling] = useState(false);
  const offer = message.metadata && 'amounts' in message.metadata ? message.metadata : null;
  return (
    <li data-sequence={message.sequence} className={clsx('mt-3 flex', isOurs ? 'justify-end' : 'justify-start')}>
      <div className="w-[min(100%,26rem)] rounded-l border border-line bg-surface p-4">
        {offer ? (
          <OfferPanel offer={offer} onChanged={onChanged} onSell={() => setSelling(true)} />
        ) : (
          <p className="text-ink-2">This offer can no longer be shown</p>
        )}
        {offer && renderSale(isSelling ? offer.car : null, () => setSelling(false))}
      </div>
    </li>
  );
}
