import type { ReactNode } from 'react';
import { isFor, pages } from '@forecourt/contract/pages.ts';
import {
  Bell,
  CarFront,
  CircleUserRound,
  ClipboardList,
  HandCoins,
  Handshake,
  Heart,
  LayoutDashboard,
  MessageCircle,
  Receipt,
  ShieldCheck,
  Store,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { staffPortalName } from '../../features/accounts/staff-portal-name.ts';
import type { StoredUser } from '../../features/accounts/stored-user.ts';
import { words } from '../../features/accounts/words.ts';
import { UnreadOf } from '../../features/messaging/unread-of.tsx';
import { UnreadNotices } from '../../features/notices/unread-notices.tsx';
import { paths } from '../../lib/paths.ts';

export interface AccountLink {
  to: (typeof paths)[keyof typeof paths];
  search?: { tab: 'tickets' };
  title: string;
  Icon: LucideIcon;
  /** Shown after the title. */
  mark?: ReactNode;
}

/** Account menu entries for this user, the same in the dropdown and the mobile menu. */
export const accountLinks = (user: StoredUser): AccountLink[] => [
  { to: paths.profile, title: 'Profile', Icon: CircleUserRound },
  { to: paths.myListings, title: 'My Listings', Icon: CarFront },
  { to: paths.offers, title: 'Offers', Icon: HandCoins },
  { to: paths.sales, title: 'Sales History', Icon: Handshake },
  { to: paths.favourites, title: 'Saved', Icon: Heart },
  { to: paths.messages, title: 'Messages', Icon: MessageCircle, mark: <UnreadOf userId={user.id} /> },
  { to: paths.notifications, title: 'Notifications', Icon: Bell, mark: <UnreadNotices /> },
  ...(isFor(pages.dealer, user) ? [{ to: paths.dealer, title: 'Dealer Portal', Icon: LayoutDashboard }] : []),
  ...(isFor(pages.becomeDealer, user) ? [{ to: paths.becomeDealer, title: 'Become a Dealer', Icon: Store }] : []),
  { to: paths.support, search: { tab: 'tickets' }, title: 'My Tickets', Icon: ClipboardList },
  { to: paths.paymentHistory, title: 'Payment History', Icon: Receipt },
  ...(isFor(pages.staff, user)
    ? [{ to: paths.staff, title: staffPortalName(user.staff_role ?? ''), Icon: ShieldCheck }]
    : []),
];

export const completeProfileLink = { to: paths.completeProfile, title: words.completeYourProfile, Icon: TriangleAlert };

/** The prompt to complete the profile is highlighted in yellow. */
export const promptLook =
  'bg-warn-soft text-warn hover:bg-warn-soft hover:underline focus-visible:bg-warn-soft [&>svg]:text-warn';
