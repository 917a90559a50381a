import { followVerifiedSale } from '../../server/flows/reviews/follow-sale.ts';
import { dealerIdOf, verifiedSale, words } from '../reviews/verified-sale.ts';
import type { SignedIn, Site } from '../site.ts';
import { noticesWritten, type NoticeScene } from './scene.ts';

type People = Record<'member' | 'otherMember' | 'dealerOwner' | 'dealerStaff' | 'moderator' | 'admin', SignedIn>;

/** How notifications about reviews and awards come about, and exactly who receives them. */
export function reviewScenes(site: () => Site, as: () => People) {
  /** Kenji bought from the dealer, and both wrote a review. */
  const reviewed = async (): Promise<number> => {
    const { otherMember, dealerOwner, dealerStaff } = as();
    const dealerId = await dealerIdOf(site(), dealerOwner);
    const sale_id = await verifiedSale(site().db, { sellerId: dealerStaff.id, buyerId: otherMember.id, dealerId });
    const { id } = await otherMember.api.reviews.write({ sale_id, ...words });
    await dealerStaff.api.reviews.write({ sale_id, ...words });
    // No one is notified about one that is already hidden.
    await noticesWritten(site());
    return id;
  };
  const first = 'Pia Moreau: award_received';
  const both = ['Dev Okafor', 'Grace Castellano', 'Kenji Mori'].map((name) => `${name}: review_received`);
  const granted = async () => {
    const { api } = as().moderator;
    const named = { name: `Good neighbour ${Math.random()}`, description: 'Helps out', icon: 'heart' as const };
    const { award } = await api.awards.add(named);
    const reason = 'Towed three strangers home';
    return (await api.awards.grant({ award_id: award.id, user_id: as().member.id, reason })).award;
  };

  return {
    review_asked: {
      cause: async () => {
        const { member, otherMember } = as();
        const sides = { sellerId: member.id, buyerId: otherMember.id };
        await site()
          .db.transaction()
          .execute(async (tx) => followVerifiedSale(tx, { id: await verifiedSale(tx, sides), ...sides }));
      },
      recipients: ['member', 'otherMember'],
      also: ['Mara Quinn: award_received'],
    },
    review_received: { cause: reviewed, recipients: ['dealerOwner', 'dealerManager', 'otherMember'], also: [first] },
    review_answered: {
      cause: async () =>
        as().dealerOwner.api.reviews.addResponse({ review_id: await reviewed(), response: 'Thank you.' }),
      recipients: ['otherMember'],
      also: [...both, first],
    },
    review_hidden: {
      cause: async () =>
        as().moderator.api.reviews.hide({ review_id: await reviewed(), reason: 'Names a private address' }),
      recipients: ['otherMember'],
      also: [...both, first],
    },
    review_reported: {
      cause: async () => as().member.api.reviews.report({ review_id: await reviewed(), reason: 'untrue' }),
      recipients: ['moderator', 'admin'],
      also: [...both, first],
    },
    review_report_decided: {
      cause: async () => {
        const review_id = await reviewed();
        await as().member.api.reviews.report({ review_id, reason: 'untrue' });
        await noticesWritten(site());
        await as().moderator.api.reviews.keep({ review_id, reason: 'It is what the buyer thinks' });
      },
      recipients: ['member'],
      also: [...both, first, 'Ada Brandt: review_reported', 'Mia Santoro: review_reported'],
    },
    award_received: { cause: granted, recipients: ['member'] },
    award_revoked: {
      cause: async () =>
        as().admin.api.awards.revoke({ grant_id: (await granted()).id, reason: 'It was somebody else' }),
      recipients: ['member'],
      also: ['Mara Quinn: award_received'],
    },
  } satisfies Record<string, NoticeScene>;
}
