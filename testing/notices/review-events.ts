import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import type { NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import { reviewTypes } from '@forecourt/contract/reviews/review-values.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { Announcement } from '../../server/events/announcements.ts';
import type { seededRandom } from '../random.ts';
import { verifiedSale } from '../reviews/verified-sale.ts';
import type { Citizen } from './citizen.ts';

type Random = ReturnType<typeof seededRandom>;

/** A sale, the buyer's review, and an award the seller has for it. */
export interface Reviewed {
  saleId: number;
  reviewId: number;
  grantId: number;
  seller: Citizen;
  buyer: Citizen;
}

export function foundReviewed(db: Database, people: Citizen[], random: Random): Promise<Reviewed[]> {
  return Array.fromAsync({ length: 6 }, async (_, number) => {
    const seller = random.pick(people);
    const buyer = random.pick(people.filter(({ account }) => account !== seller.account));
    const saleId = await verifiedSale(db, { sellerId: seller.id, buyerId: buyer.id, dealerId: seller.dealerId });
    const review = await sql<{ id: number }>`
      insert into reviews (sale_id, review_type, author_id, user_id, dealer_id, rating, title, comment, published_at, is_told)
      values (${saleId}, 'buyer', ${buyer.id}, ${seller.id}, ${seller.dealerId}, 5, 'Fine', 'Fine', now(), true)
      returning id`.execute(db);
    await sql`
      insert into review_reports (review_id, reporter_id, reason)
      values (${review.rows[0]!.id}, ${seller.id}, 'untrue')`.execute(db);
    const grant = await sql<{ id: number }>`
      with award as (
        insert into awards (name, description, icon) values ('Award ' || ${number}::int, 'For it', 'heart') returning id
      )
      insert into award_grants (award_id, user_id, granted_by, reason)
      select id, ${seller.id}, ${buyer.id}, 'For it' from award returning id`.execute(db);
    return { saleId, reviewId: review.rows[0]!.id, grantId: grant.rows[0]!.id, seller, buyer };
  });
}

/** An event about reviews or awards, and who must be notified. */
export function reviewEventsIn({ people, reviewed }: { people: Citizen[]; reviewed: Reviewed[] }, random: Random) {
  const team = ({ dealerId }: Citizen) => people.filter((one) => dealerId !== null && one.dealerId === dealerId);
  const answering = (seller: Citizen) => team(seller).filter((one) => teamRoleMay(one.teamRole!, 'reviews.respond'));
  const event = <A extends Announcement>(announcement: A, kind: NoticeKind, subjectId: number, to: Citizen[]) => ({
    announcement,
    notice: { kind, subjectId, to: [...new Set(to)] },
  });
  const one = () => ({ ...random.pick(reviewed), by: random.pick(people).id });
  return {
    review_asked: () => {
      const { saleId, seller, buyer } = one();
      const side = random.pick(reviewTypes);
      const to = side === 'buyer' ? [buyer] : [seller, ...answering(seller)];
      return event({ kind: 'review_asked', saleId, side }, 'review_asked', saleId, to);
    },
    review_shown: () => {
      const { reviewId, seller, buyer } = one();
      const to = seller.dealerId === null ? [seller] : answering(seller);
      return event({ kind: 'review_shown', reviewId, by: buyer.id }, 'review_received', reviewId, to);
    },
    review_answered: () => {
      const { reviewId, buyer, by } = one();
      return event({ kind: 'review_answered', reviewId, by }, 'review_answered', reviewId, [buyer]);
    },
    review_hidden: () => {
      const { reviewId, buyer, by } = one();
      return event({ kind: 'review_hidden', reviewId, reason: 'Rude', by }, 'review_hidden', reviewId, [buyer]);
    },
    review_report_decided: () => {
      const { reviewId, seller, by } = one();
      const told = { reviewId, reporters: [seller.id], isHidden: false, by };
      return event({ kind: 'review_report_decided', ...told }, 'review_report_decided', reviewId, [seller]);
    },
    review_reported: () => {
      const { reviewId, seller, buyer, by } = one();
      const apart = [buyer, seller, ...team(seller)].map(({ account }) => account);
      const deciding = people.filter(({ staffRole }) => staffRole === 'moderator' || staffRole === 'admin');
      const to = deciding.filter(({ account }) => !apart.includes(account));
      return event({ kind: 'review_reported', reviewId, by }, 'review_reported', reviewId, to);
    },
    award_granted: () => {
      const { grantId, seller } = one();
      return event({ kind: 'award_granted', grantId }, 'award_received', grantId, [seller]);
    },
    award_revoked: () => {
      const { grantId, seller, by } = one();
      const announcement = { kind: 'award_revoked', grantId, reason: 'A mix-up', by } as const;
      return event(announcement, 'award_revoked', grantId, [seller]);
    },
  };
}
