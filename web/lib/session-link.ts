import type { ReactNode } from 'react';

/** What a page lends its form for the case that the session ends while somebody types. */
export interface SessionLink {
  isExpired: boolean;
  expire: () => Promise<void>;
  /** Offers to log in beside the form. */
  notice: ReactNode;
}
