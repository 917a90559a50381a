export { PurchaseCard as purchase } from '../../features/sales/purchase/purchase-card.tsx';
export { WantedReplyCard as wanted_reply } from '../../features/wanted/wanted-reply-card.tsx';
export { OfferCard as offer } from '../../features/offers/offer-card.tsx';
export { MeetingCard as meeting } from '../../features/meetings/card/meeting-card.tsx';
