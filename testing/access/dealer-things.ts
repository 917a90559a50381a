import { sql, type RawBuilder } from 'kysely';
import { demo } from '../bank.ts';
import type { SignedIn, Site } from '../site.ts';

/** The demo's chat, which accepts everything. */
export const chatAddress = `https://${demo.chat.host}/hooks/sales`;

interface Asked {
  invited: SignedIn;
  /** Invited too, but not notified yet. */
  unasked: SignedIn;
  /** Was offered the dealership. */
  receiver: SignedIn;
}

/** Things only a dealer has: pending invitations, an offer of ownership, a half-imported file, a membership, a webhook with a delivery. */
export async function dealerThingsOf(
  site: Site,
  owner: SignedIn,
  dealer_id: number,
  { invited, unasked, receiver }: Asked,
) {
  const { invitation } = await owner.api.dealers.invite({
    dealer_account_id: dealer_id,
    user_id: invited.id,
    role: 'staff',
  });
  const rows = 'make,model,year,price,mileage,description\nKarin,Sultan,2021,40000,1000,Fine';
  const { import: file } = await owner.api.imports.check({
    dealer_id,
    spelling: 'ask',
    files: { file: [new File([rows], 'cars.csv', { type: 'text/csv' })] },
  });
  await sql`update imports set started_at = now(), lists_now = false where id = ${file.id}`.execute(site.db);
  await owner.api.webhooks.saveDealerWebhook({ dealer_id, url: chatAddress, enabled: true, events: ['new-car'] });
  const { rows: memberships } = await sql<{ id: number; ends_at: Date }>`
    select id, ends_at from memberships where dealer_account_id = ${dealer_id}`.execute(site.db);
  const { rows: unbrought } = await sql<{ id: number }>`
    insert into dealer_invitations (dealer_account_id, invited_user_id, role, invited_by, expires_at)
    values (${dealer_id}, ${unasked.id}, 'staff', ${owner.id}, now() + interval '1 day') returning id`.execute(site.db);
  const { rows: transfers } = await sql<{ id: number }>`
    insert into ownership_transfers (dealer_account_id, from_user_id, to_user_id, role, expires_at)
    values (${dealer_id}, ${owner.id}, ${receiver.id}, 'manager', now() + interval '1 day') returning id`.execute(
    site.db,
  );
  return {
    transferId: transfers[0]!.id,
    dealerInvitation: invitation.id,
    unbroughtInvitation: unbrought[0]!.id,
    unaskedId: unasked.id,
    importId: file.id,
    membershipId: memberships[0]!.id,
    membershipEnd: memberships[0]!.ends_at.toISOString(),
    dealerDelivery: await deliveryOf(site, sql`dealer_id = ${dealer_id}`),
  };
}

/** A delivery that arrived. */
export async function deliveryOf({ db }: Site, whose: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (webhook_id, event, is_test, facts, status, done_at)
    select id, 'new-car', true, '{"values": {}}', 'dead', now() from webhooks where ${whose} returning id`.execute(db);
  return rows[0]!.id;
}
