/**
 * Every page and who it's for. Pages guard by it, the server uses it to know which addresses exist, and the screenshots
 * and browser tests visit each one. Tabs are in contract/tabs.ts.
 */
export interface PageRule {
  path: string;
  /** The document's title, without the site's name. */
  title: string;
  /** `public`. `member` needs a login. `complete` also needs a phone and routing number, because people sell or pay. */
  needs: 'public' | 'member' | 'complete';
  /** Narrower audiences. Others see an explanation, are redirected, or get "not found". */
  only?: 'dealers' | 'non_dealers' | 'staff';
  /** Shows a visitor what the page is for and a login that returns to it, instead of redirecting to /login. */
  introduces?: true;
}

export const pages = {
  home: { path: '/', title: '', needs: 'public' },
  browse: { path: '/browse', title: 'Browse Cars', needs: 'public' },
  sell: { path: '/sell', title: 'Sell Your Car', needs: 'complete', introduces: true },
  editListing: { path: '/sell/$id', title: 'Edit listing', needs: 'complete' },
  myListings: { path: '/my-listings', title: 'My Listings', needs: 'member' },
  sales: { path: '/sales', title: 'My Sales History', needs: 'member' },
  offers: { path: '/offers', title: 'Offers', needs: 'member' },
  favourites: { path: '/saved', title: 'Saved cars', needs: 'member' },
  savedSearches: { path: '/saved/searches', title: 'Saved searches', needs: 'member' },
  /** Its number is the proof, so it's public. Names are for those who may see them. */
  bill: { path: '/bill/$number', title: 'Bill of sale', needs: 'public' },
  wanted: { path: '/wanted', title: 'Wanted cars', needs: 'public' },
  newWanted: { path: '/wanted/new', title: 'Post a wanted ad', needs: 'member' },
  wantedAd: { path: '/wanted/$id', title: 'Wanted ad', needs: 'public' },
  editWanted: { path: '/wanted/$id/edit', title: 'Edit wanted ad', needs: 'member' },
  followedDealers: { path: '/saved/dealers', title: 'Followed dealers', needs: 'member' },
  car: { path: '/car/$id', title: 'Car', needs: 'public' },
  market: { path: '/market', title: 'Market prices', needs: 'public' },
  marketModel: { path: '/market/$make/$model', title: 'Market prices', needs: 'public' },
  compare: { path: '/compare', title: 'Compare cars', needs: 'public' },
  user: { path: '/user/$userId', title: 'Profile', needs: 'public' },
  dealers: { path: '/dealers', title: 'Dealers', needs: 'public' },
  company: { path: '/dealer/$dealerId', title: 'Dealer', needs: 'public' },
  messages: { path: '/messages', title: 'Messages', needs: 'member' },
  conversation: { path: '/messages/$id', title: 'Messages', needs: 'member' },
  notifications: { path: '/notifications', title: 'Notifications', needs: 'member' },
  profile: { path: '/profile', title: 'Your account', needs: 'member' },
  completeProfile: { path: '/complete-profile', title: 'Complete Profile', needs: 'member' },
  dealer: { path: '/dealer', title: 'Dealer Portal', needs: 'member', only: 'dealers' },
  becomeDealer: {
    path: '/become-dealer',
    title: 'Become a Dealer',
    needs: 'complete',
    only: 'non_dealers',
    introduces: true,
  },
  support: { path: '/support', title: 'Support', needs: 'member', introduces: true },
  help: { path: '/help', title: 'Help', needs: 'public' },
  helpAnswer: { path: '/help/$answer', title: 'Help', needs: 'public' },
  ticket: { path: '/support/$id', title: 'Ticket', needs: 'member' },
  paymentHistory: { path: '/payment-history', title: 'Payment History', needs: 'member' },
  receipt: { path: '/payment-history/$id', title: 'Receipt', needs: 'member' },
  paymentReturn: { path: '/payment/return', title: 'Your payment', needs: 'member' },
  staff: { path: '/staff', title: 'Staff Portal', needs: 'member', only: 'staff' },
  dealerApplications: {
    path: '/admin/dealer-applications',
    title: 'Dealer applications',
    needs: 'member',
    only: 'staff',
  },
  developers: { path: '/developers', title: 'Developers', needs: 'public' },
  privacy: { path: '/privacy', title: 'Privacy', needs: 'public' },
  terms: { path: '/terms', title: 'Terms', needs: 'public' },
  cookies: { path: '/cookies', title: 'Cookies', needs: 'public' },
  login: { path: '/login', title: 'Log in', needs: 'public' },
  authCallback: { path: '/auth/callback', title: 'Logging in with GTA World', needs: 'public' },
} as const satisfies Record<string, PageRule>;

export type PageName = keyof typeof pages;

interface Person {
  is_dealer: boolean;
  staff_role: string | null;
}

/** Whether a logged-in user is in a page's audience. Guards check it, and menus list pages by it. */
export function isFor({ only }: PageRule, { is_dealer, staff_role }: Person): boolean {
  if (only === 'staff') return Boolean(staff_role);
  return !only || is_dealer === (only === 'dealers');
}
