import { lazy, type ReactNode } from 'react';
import { MessageCardContext } from '../../features/messaging/thread/message-card-context.ts';

/** What other features show inside of conversations; their code comes while the first conversation is on its way. */
export const MessageCards = ({ children }: { children: ReactNode }) => (
  <MessageCardContext value={cards}>{children}</MessageCardContext>
);

const loadPurchase = async () => ({
  default: (await import('../../features/sales/purchase/purchase-card.tsx')).PurchaseCard,
});

const cards = { purchase: lazy(loadPurchase), preload: () => void loadPurchase().catch(() => undefined) };
