import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CreditCard, History, MessageCircle, PencilLine, TrendingDown, type LucideIcon } from 'lucide-react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import * as api from '../../lib/api.ts';
import { fadingRow, useFadingEnds } from '../../ui/scroll-fade.ts';
import { waitingItems, type WaitingItem } from './waiting-items.ts';

interface WaitingStripProps {
  user: SessionUser;
  /** Cars this browser viewed, newest first. */
  viewed: readonly number[];
}

const icons: Record<WaitingItem['kind'], LucideIcon> = {
  reply: MessageCircle,
  pay: CreditCard,
  draft: PencilLine,
  cheaper: TrendingDown,
  viewed: History,
};

/** This member's open matters. Renders nothing until everything is known, or if there is nothing. */
export function WaitingStrip({ user, viewed }: WaitingStripProps) {
  const ids = viewed.slice(0, 1);
  const conversations = useQuery(api.messaging.conversations.query({ user_id: user.id, limit: 20 }));
  const payments = useQuery(api.payments.open.query({}));
  const drafts = useQuery(api.cars.mine.query({ status: 'draft' }));
  const favourites = useQuery(api.favourites.list.query({}));
  const cards = useQuery({ ...api.cars.cards.query({ ids }), enabled: ids.length > 0 });
  const isLoading = [conversations, payments, drafts, favourites, cards].some(({ isLoading: is }) => is);
  if (isLoading) return null;
  const items = waitingItems(
    {
      conversations: conversations.data?.conversations ?? [],
      payments: payments.data?.payments ?? [],
      drafts: drafts.data?.listings ?? [],
      favourites: favourites.data?.cars ?? [],
      lastViewed: cards.data?.cars[0],
    },
    user,
    new Date(),
  );
  return items.length > 0 && <Chips items={items} />;
}

/** Scrolls sideways on a phone. */
function Chips({ items }: { items: readonly WaitingItem[] }) {
  const row = useRef<HTMLUListElement>(null);
  useFadingEnds(row);
  return (
    <nav aria-label="Waiting for you">
      <ul ref={row} className={clsx(fadingRow, '-mx-4 gap-x-2.5 px-4 sm:-mx-1 sm:flex-wrap sm:px-1')}>
        {items.map((item) => (
          <li key={item.kind} className="shrink-0 py-1">
            <Chip item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chip({ item: { kind, text, to, params, search } }: { item: WaitingItem }) {
  const Icon = icons[kind];
  return (
    <Link
      // The rules decide where it leads, so the address isn't known at compile time.
      to={to as '/'}
      {...((params || search) && ({ params, search } as object))}
      className="flex h-11 max-w-[min(80vw,380px)] items-center gap-2.5 rounded-full border border-line bg-surface px-4 text-sm font-medium hover:border-edge"
    >
      <Icon size={17} className="shrink-0 text-accent-ink" aria-hidden="true" />
      <span className="truncate">{text}</span>
    </Link>
  );
}
