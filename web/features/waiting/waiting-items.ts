import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { CarCard, OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import type { FavouriteCar } from '@forecourt/contract/favourites/favourites.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { countOf, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';

/** The loaded data. Anything that failed to load is empty. */
export interface Waiting {
  conversations: readonly ConversationEntry[];
  payments: readonly Payment[];
  drafts: readonly OwnListing[];
  favourites: readonly FavouriteCar[];
  /** The car this browser viewed last. */
  lastViewed: CarCard | undefined;
}

export interface WaitingItem {
  kind: 'reply' | 'pay' | 'draft' | 'cheaper' | 'viewed';
  text: string;
  to: string;
  params?: { id: string };
  search?: { status: string };
}

type Me = Pick<SessionUser, 'id' | 'company_name'>;

/** This member's open matters, most urgent first. One entry per kind, so that it stays one row. */
export function waitingItems(waiting: Waiting, me: Me, now: Date): WaitingItem[] {
  const { conversations, payments, drafts, favourites, lastViewed } = waiting;
  const cheaper = favourites.filter(
    ({ status, price, saved_price }) => status === 'active' && saved_price !== null && price < saved_price,
  );
  const items = [
    replies(conversations.filter((one) => needsReply(one, me, now))),
    unpaid(payments.filter(({ is_in_doubt, refund_is_due }) => !is_in_doubt && !refund_is_due)),
    unfinished(drafts),
    reduced(cheaper),
    lastViewed?.status === 'active' ? viewed(lastViewed) : null,
  ];
  return items.filter((one) => one !== null);
}

const maxDays = 30;

/** In a direct conversation, the other side wrote last, can be reached, and it's not so long ago that it's over. */
function needsReply({ is_reachable, last_message }: ConversationEntry, me: Me, now: Date): boolean {
  if (!is_reachable || last_message?.message_type !== 'text') return false;
  const isOurs =
    last_message.sender_id === me.id || (me.company_name !== null && last_message.company_name === me.company_name);
  return !isOurs && now.getTime() - Date.parse(last_message.created_at) < maxDays * 86_400_000;
}

function replies([first, ...others]: readonly ConversationEntry[]): WaitingItem | null {
  if (!first) return null;
  if (others.length > 0)
    return {
      kind: 'reply',
      text: `${countOf(others.length + 1, 'conversation')} waiting for your reply`,
      to: paths.messages,
    };
  return { kind: 'reply', text: `Reply to ${first.title}`, to: paths.conversation, params: { id: String(first.id) } };
}

function unpaid([first, ...others]: readonly Payment[]): WaitingItem | null {
  if (!first) return null;
  const to = { kind: 'pay' as const, to: paths.paymentHistory, search: { status: 'pending' } };
  if (others.length > 0) return { ...to, text: `Finish ${countOf(others.length + 1, 'payment')}` };
  return { ...to, text: `Finish paying ${money(first.amount)} for ${first.subject}` };
}

function unfinished([first, ...others]: readonly OwnListing[]): WaitingItem | null {
  if (!first) return null;
  if (others.length > 0)
    return {
      kind: 'draft',
      text: `Finish ${countOf(others.length + 1, 'draft')}`,
      to: paths.myListings,
      search: { status: 'draft' },
    };
  const name = first.title ?? [first.year, first.make, first.model].filter(Boolean).join(' ');
  return {
    kind: 'draft',
    text: name ? `Finish your draft: ${name}` : 'Finish your draft',
    to: paths.editListing,
    params: { id: String(first.id) },
  };
}

function reduced([first, ...others]: readonly FavouriteCar[]): WaitingItem | null {
  if (!first) return null;
  if (others.length > 0)
    return { kind: 'cheaper', text: `${others.length + 1} favourites got cheaper`, to: paths.favourites };
  const less = money((first.saved_price ?? first.price) - first.price);
  return { kind: 'cheaper', text: `${first.title}: ${less} cheaper`, to: paths.car, params: { id: String(first.id) } };
}

const viewed = ({ id, title }: CarCard): WaitingItem => ({
  kind: 'viewed',
  text: `Back to ${title}`,
  to: paths.car,
  params: { id: String(id) },
});
