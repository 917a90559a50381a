/**
 * Every page of the product and who it is for. The pages guard by it, the server knows by it which addresses exist,
 * and the screenshots and browser tests walk it. The tabs of a page stand beside it, in contract/tabs.ts.
 */
export interface PageRule {
  path: string;
  /** The document's title; the site's name is added behind it. */
  title: string;
  /** `public`; `member` needs a login; `complete` a login and a completed profile (core document §2). */
  needs: 'public' | 'member' | 'complete';
  /** Narrower audiences; the others are told, sent on, or see "not found". */
  only?: 'dealers' | 'non_dealers' | 'staff';
  /** A signed-out visitor is told to log in on the page itself instead of being sent to /login. */
  explainsLogin?: true;
}

export const pages = {
  home: { path: '/', title: '', needs: 'public' },
  browse: { path: '/browse', title: 'Browse Cars', needs: 'public' },
  sell: { path: '/sell', title: 'Sell Your Car', needs: 'complete', explainsLogin: true },
  editListing: { path: '/sell/$id', title: 'Edit listing', needs: 'complete' },
  myListings: { path: '/my-listings', title: 'My Listings', needs: 'member' },
  sales: { path: '/sales', title: 'My Sales History', needs: 'member' },
  favourites: { path: '/favourites', title: 'Favourites', needs: 'member' },
  car: { path: '/car/$id', title: 'Car', needs: 'public' },
  compare: { path: '/compare', title: 'Compare cars', needs: 'public' },
  user: { path: '/user/$userId', title: 'Profile', needs: 'public' },
  dealers: { path: '/dealers', title: 'Dealers', needs: 'public' },
  company: { path: '/dealer/$dealerId', title: 'Dealer', needs: 'public' },
  messages: { path: '/messages', title: 'Messages', needs: 'member' },
  conversation: { path: '/messages/$id', title: 'Messages', needs: 'member' },
  notifications: { path: '/notifications', title: 'Notifications', needs: 'member' },
  profile: { path: '/profile', title: 'Your profile', needs: 'member' },
  account: { path: '/profile/account', title: 'Your account', needs: 'member' },
  completeProfile: { path: '/complete-profile', title: 'Complete Profile', needs: 'member' },
  dealer: { path: '/dealer', title: 'Dealer Portal', needs: 'complete', only: 'dealers' },
  becomeDealer: { path: '/become-dealer', title: 'Become a Dealer', needs: 'complete', only: 'non_dealers' },
  support: { path: '/support', title: 'Support', needs: 'complete', explainsLogin: true },
  ticket: { path: '/support/$id', title: 'Ticket', needs: 'member' },
  paymentHistory: { path: '/payment-history', title: 'Payment History', needs: 'complete' },
  receipt: { path: '/payment-history/$id', title: 'Receipt', needs: 'member' },
  paymentReturn: { path: '/payment/return', title: 'Your payment', needs: 'member' },
  staff: { path: '/staff', title: 'Staff Portal', needs: 'complete', only: 'staff' },
  dealerApplications: {
    path: '/admin/dealer-applications',
    title: 'Dealer applications',
    needs: 'complete',
    only: 'staff',
  },
  privacy: { path: '/privacy', title: 'Privacy', needs: 'public' },
  terms: { path: '/terms', title: 'Terms', needs: 'public' },
  cookies: { path: '/cookies', title: 'Cookies', needs: 'public' },
  login: { path: '/login', title: 'Log in', needs: 'public' },
  authCallback: { path: '/auth/callback', title: 'Signing in with GTA World', needs: 'public' },
} as const satisfies Record<string, PageRule>;

export type PageName = keyof typeof pages;

interface Person {
  is_dealer: boolean;
  staff_role: string | null;
}

/** Whether somebody who is signed in belongs to those a page is for; the guards ask it, and the menus offer by it. */
export function isFor({ only }: PageRule, { is_dealer, staff_role }: Person): boolean {
  if (only === 'staff') return Boolean(staff_role);
  return !only || is_dealer === (only === 'dealers');
}
