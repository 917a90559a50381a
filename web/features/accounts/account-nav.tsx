import { Link } from '@tanstack/react-router';
import {
  CarFront,
  ChevronRight,
  ClipboardList,
  Handshake,
  Heart,
  MessageCircle,
  Receipt,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../lib/paths.ts';

interface Place {
  to: (typeof paths)[keyof typeof paths];
  search?: { tab: 'tickets' };
  Icon: LucideIcon;
  title: string;
  text: string;
}

const places: Place[] = [
  { to: paths.myListings, Icon: CarFront, title: 'My Listings', text: 'Live, draft and ended listings' },
  { to: paths.sales, Icon: Handshake, title: 'Sales History', text: 'Cars you’ve sold and bought, with reviews' },
  { to: paths.favourites, Icon: Heart, title: 'Saved', text: 'Your favourites and searches' },
  { to: paths.messages, Icon: MessageCircle, title: 'Messages', text: 'Your conversations with buyers and sellers' },
  { to: paths.paymentHistory, Icon: Receipt, title: 'Payment History', text: 'Your payments and receipts' },
  {
    to: paths.support,
    search: { tab: 'tickets' },
    Icon: ClipboardList,
    title: 'My Tickets',
    text: 'Your questions and our replies',
  },
];

/** Links to the member's own pages. */
export const AccountNav = () => (
  <nav aria-label="Your pages">
    <ul className="grid gap-3 sm:grid-cols-2">
      {places.map(({ to, search, Icon, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            {...(search && { search })}
            className="flex h-full items-center gap-4 rounded-l border border-line bg-surface px-5 py-4 transition-colors hover:border-edge"
          >
            <Icon size={22} className="shrink-0 text-ink-3" aria-hidden="true" />
            <span className="grid min-w-0 grow gap-0.5">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-ink-2">{text}</span>
            </span>
            <ChevronRight size={19} className="shrink-0 text-ink-3" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
