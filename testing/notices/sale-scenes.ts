import { listed, sell } from '../market.ts';
import type { SignedIn, Site } from '../site.ts';
import { noticesWritten, type NoticeScene } from './scene.ts';

type People = Record<'member' | 'otherMember' | 'dealerStaff' | 'moderator', SignedIn>;

/** How notifications about sales come about, and exactly who receives them: the seller and the buyer. */
export function saleScenes(site: () => Site, as: () => People) {
  /** Pia sold Kenji one of the dealer's cars. */
  const sold = async () => {
    const { dealerStaff, otherMember } = as();
    return sell(dealerStaff, await listed(dealerStaff), { buyer_id: otherMember.id, sale_price: 40_000 });
  };
  const confirmed = async () => {
    const id = await sold();
    await as().otherMember.api.sales.confirm({ id, sale_price: 40_000 });
    return id;
  };
  const proposed = async () => {
    const { sale } = await as().dealerStaff.api.sales.setAmount({ id: await confirmed(), sale_price: 41_000 });
    // No one is notified about an amount that has already been answered.
    await noticesWritten(site());
    return { id: sale.id, proposed_id: sale.proposed!.id };
  };
  const dispute = async () => {
    const id = await sold();
    await as().otherMember.api.sales.dispute({ id, reason: 'Not so' });
    return id;
  };
  const asked = 'Kenji Mori: sale_to_confirm';
  const seen = 'Pia Moreau: sale_confirmed';
  const verified = [
    asked,
    seen,
    'Pia Moreau: award_received',
    ...['Dev Okafor', 'Grace Castellano', 'Kenji Mori', 'Pia Moreau'].map((name) => `${name}: review_asked`),
  ];

  return {
    sale_to_confirm: { cause: sold, recipients: ['otherMember'] },
    sale_confirmed: {
      cause: confirmed,
      recipients: ['dealerStaff'],
      also: verified.filter((one) => one !== seen),
    },
    sale_disputed: { cause: dispute, recipients: ['dealerStaff'], also: [asked] },
    sale_withdrawn: {
      cause: async () => as().dealerStaff.api.sales.withdraw({ id: await sold() }),
      recipients: ['otherMember'],
      also: [asked],
    },
    sale_decided: {
      cause: async () =>
        as().moderator.api.sales.decide({ id: await dispute(), outcome: 'annul', reason: 'It never happened' }),
      recipients: ['dealerStaff', 'otherMember'],
      also: [asked, 'Pia Moreau: sale_disputed'],
    },
    sale_excluded: {
      cause: async () => as().moderator.api.guide.exclude({ id: await confirmed(), reason: 'It was never paid' }),
      recipients: ['dealerStaff'],
      also: verified,
    },
    sale_amount_proposed: { cause: proposed, recipients: ['otherMember'], also: verified },
    sale_amount_answered: {
      cause: async () => as().otherMember.api.sales.answerAmount({ ...(await proposed()), agree: true }),
      recipients: ['dealerStaff'],
      also: [...verified, 'Kenji Mori: sale_amount_proposed'],
    },
  } satisfies Record<string, NoticeScene>;
}
