import { lazy, type ReactNode } from 'react';
import { LentCards } from '../../features/messaging/thread/lent-cards.ts';

/** What other features show inside of conversations; the code of each comes with the first one that is seen. */
export const MessageCards = ({ children }: { children: ReactNode }) => <LentCards value={cards}>{children}</LentCards>;

const cards = {
  purchase: lazy(async () => ({
    default: (await import('../../features/sales/purchase/purchase-card.tsx')).PurchaseCard,
  })),
};
