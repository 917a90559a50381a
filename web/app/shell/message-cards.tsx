import { lazy } from 'react';
import type { MakeOfferProps, ProposeMeetingProps } from '../../features/messaging/thread/message-card-context.ts';

export { PurchaseCard as purchase } from '../../features/sales/purchase/purchase-card.tsx';
export { WantedReplyCard as wanted_reply } from '../../features/wanted/wanted-reply-card.tsx';
export { OfferCard as offer } from '../../features/offers/offer-card.tsx';
export { MeetingCard as meeting } from '../../features/meetings/card/meeting-card.tsx';

// Loaded on demand, because few conversations lead to one.
const LateProposeMeeting = lazy(async () => ({
  default: (await import('../../features/meetings/propose/propose-meeting.tsx')).ProposeMeeting,
}));
const LateMakeOffer = lazy(async () => ({
  default: (await import('../../features/offers/offer-in-conversation.tsx')).OfferInConversation,
}));

export const ProposeMeeting = (props: ProposeMeetingProps) => <LateProposeMeeting {...props} />;
export const MakeOffer = (props: MakeOfferProps) => <LateMakeOffer {...props} />;
