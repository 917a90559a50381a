import { sql } from 'kysely';
import type { SignedIn, Site } from '../site.ts';
import { noticesWritten, type NoticeScene } from './scene.ts';

type Cast = Record<'dealerOwner' | 'member' | 'otherMember' | 'admin', SignedIn>;

/** How notifications about companies come about, and exactly who receives them. */
export function dealerScenes(site: () => Site, as: () => Cast, eclipse: () => number) {
  const reason = 'As we said';
  let opened = 0;
  const open = async () => {
    const { admin, otherMember } = as();
    const company = { company_name: `Mori Trading ${++opened}`, user_id: otherMember.id, phone: '5550101', reason };
    return (await admin.api.dealers.create(company)).id;
  };
  /** They must not be a dealer in the other scenes. */
  const leave = ({ id }: SignedIn) => sql`delete from dealer_team_members where user_id = ${id}`.execute(site().db);
  const add = async () => {
    const { admin, otherMember } = as();
    const seat = { dealer_account_id: eclipse(), user_id: otherMember.id, role: 'staff', reason } as const;
    await admin.api.dealers.addTeamMember(seat);
    await leave(otherMember);
  };
  const offer = async () => {
    await sql`delete from ownership_transfers`.execute(site().db);
    const { id: user_id } = await site().as('dealerManager');
    const { dealers } = as().dealerOwner.api;
    await dealers.changeMemberRole({ dealer_account_id: eclipse(), user_id, new_role: 'owner' });
  };
  return {
    dealership_opened: {
      cause: async () => {
        await open();
        await leave(as().otherMember);
      },
      recipients: ['otherMember'],
    },
    dealership_closed: {
      cause: async () => {
        const dealer_account_id = await open();
        const seat = { user_id: as().member.id, dealer_account_id, role: 'staff' };
        await site().db.insertInto('dealer_team_members').values(seat).execute();
        const company_name = `Mori Trading ${opened}`;
        await as().otherMember.api.dealers.close({ dealer_account_id, company_name });
      },
      recipients: ['member'],
      also: ['Kenji Mori: dealership_opened'],
    },
    seat_given: { cause: add, recipients: ['otherMember'], also: ['Grace Castellano: member_added'] },
    member_added: { cause: add, recipients: ['dealerOwner'], also: ['Kenji Mori: seat_given'] },
    ownership_offered: { cause: offer, recipients: ['dealerManager'] },
    ownership_settled: {
      cause: async () => {
        await offer();
        // A notice of the offer isn't written if it's settled first.
        await noticesWritten(site());
        const dealer_account_id = eclipse();
        const { transfer } = await as().dealerOwner.api.dealers.ownershipTransfer({ dealer_id: dealer_account_id });
        const { api } = await site().as('dealerManager');
        await api.dealers.answerOwnershipTransfer({ dealer_account_id, transfer_id: transfer!.id, answer: 'decline' });
      },
      recipients: ['dealerOwner'],
      also: ['Dev Okafor: ownership_offered'],
    },
    membership_extended: {
      cause: async () => {
        const { admin } = as();
        const { dealer } = await admin.api.dealers.staffDealer({ id: eclipse() });
        const seen_end = dealer.membership!.ends_at;
        await admin.api.dealers.extendMembership({ id: eclipse(), days: 7, seen_end, reason });
      },
      recipients: ['dealerOwner'],
    },
    company_renamed: {
      cause: async () => {
        await as().admin.api.dealers.rename({ id: eclipse(), company_name: 'Eclipse Cars', reason });
        await sql`update dealer_accounts set company_name = 'Eclipse Motors' where id = ${eclipse()}`.execute(
          site().db,
        );
      },
      recipients: ['dealerOwner'],
    },
  } satisfies Record<string, NoticeScene>;
}
