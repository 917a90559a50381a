import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Announcement } from '../../server/events/announcements.ts';
import type { seededRandom } from '../random.ts';
import type { Citizen } from './citizen.ts';
import type { Reviewed } from './review-events.ts';

type Random = ReturnType<typeof seededRandom>;

/** An event about a sale, and which of its sides must be notified. */
export function saleEventsIn({ people, reviewed }: { people: Citizen[]; reviewed: Reviewed[] }, random: Random) {
  const event = <A extends Announcement>(announcement: A, kind: NoticeKind, subjectId: number, to: Citizen[]) => ({
    announcement,
    notice: { kind, subjectId, to },
  });
  const one = () => ({ ...random.pick(reviewed), by: random.pick(people).id });
  return {
    buyer_asked: () => {
      const { saleId, buyer, by } = one();
      const announcement = { kind: 'buyer_asked', saleId, conversationId: null, by } as const;
      return event(announcement, 'sale_to_confirm', saleId, [buyer]);
    },
    sale_confirmed: () => {
      const { saleId, seller, by } = one();
      return event({ kind: 'sale_confirmed', saleId, by }, 'sale_confirmed', saleId, [seller]);
    },
    sale_disputed: () => {
      const { saleId, seller, by } = one();
      return event({ kind: 'sale_disputed', saleId, ticketId: 7, by }, 'sale_disputed', saleId, [seller]);
    },
    sale_withdrawn: () => {
      const { saleId, buyer, by } = one();
      return event({ kind: 'sale_withdrawn', saleId, by }, 'sale_withdrawn', saleId, [buyer]);
    },
    sale_decided: () => {
      const { saleId, seller, buyer, by } = one();
      const announcement = { kind: 'sale_decided', saleId, outcome: 'annul', reason: 'Not so', by } as const;
      return event(announcement, 'sale_decided', saleId, [seller, buyer]);
    },
    /** By the time it's handled, the proposal is gone. */
    amount_proposed: () => {
      const { saleId, by } = one();
      return { announcement: { kind: 'amount_proposed', saleId, by } as const };
    },
    amount_answered: () => {
      const { saleId, seller, by } = one();
      const announcement = { kind: 'amount_answered', saleId, agreed: true, by } as const;
      return event(announcement, 'sale_amount_answered', saleId, [seller]);
    },
  };
}
