import { lazy } from 'react';
import { OfferCard } from '../../features/offers/offer-card.tsx';
import { CompleteSale } from '../../features/sales/complete-sale.tsx';
import type {
  MakeOfferProps,
  MessageCardProps,
  ProposeMeetingProps,
} from '../../features/messaging/thread/message-card-context.ts';

export { PurchaseCard as purchase } from '../../features/sales/purchase/purchase-card.tsx';
export { WantedReplyCard as wanted_reply } from '../../features/wanted/wanted-reply-card.tsx';
export { MeetingCard as meeting } from '../../features/meetings/card/meeting-card.tsx';

// Loaded on demand, because few conversations lead to one.
const LateProposeMeeting = lazy(async () => ({
  default: (await import('../../features/meetings/propose/propose-meeting.tsx')).ProposeMeeting,
}));
const LateMakeOffer = lazy(async () => ({
  default: (await import('../../features/offers/offer-in-conversation.tsx')).OfferInConversation,
}));

export const offer = (props: MessageCardProps) => (
  <OfferCard
    {...props}
    renderSale={(car, onClose) => <CompleteSale car={car} onClose={onClose} onSold={() => void props.onChanged()} />}
  />
);

export const ProposeMeeting = (props: ProposeMeetingProps) => <LateProposeMeeting {...props} />;
export const MakeOffer = (props: MakeOfferProps) => <LateMakeOffer {...props} />;
