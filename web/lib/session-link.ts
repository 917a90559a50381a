import type { ReactNode } from 'react';

/** Passed from a page to its form, in case the session ends while the user is typing. */
export interface SessionLink {
  isExpired: boolean;
  expire: () => Promise<void>;
  /** Shows a login link next to the form. */
  notice: ReactNode;
}
