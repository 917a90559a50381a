import { sql } from 'kysely';
import { listed } from '../market.ts';
import { agreedBy, anArea, heldBy, proposedBy } from '../meetings.ts';
import type { Site } from '../site.ts';
import type { People } from './people.ts';
import type { Whose } from './whose.ts';

/** A conversation about one of their cars, and a group they created. */
export async function talksOf(
  { db }: Site,
  { buyer, seller: bystander, stranger }: People,
  { seller, person, dealerId }: Whose,
) {
  const { id: conversation_id } = await buyer.api.messaging.create({ car_id: await listed(seller) });
  await buyer.api.messaging.sendMessage({ conversation_id, sender_id: buyer.id, content: 'Is it still there?' });
  const { id: groupId } = await person.api.messaging.create({
    conversation_type: 'group',
    title: 'Sunday drive',
    participants: [bystander.id, buyer.id],
  });
  await person.api.messaging.block({ user_id: stranger.id });
  await buyer.api.messaging.report({ conversation_id, reason: 'spam' });
  const { rows } = await sql<{ id: number }>`
    select id from conversation_reports where conversation_id = ${conversation_id}`.execute(db);
  const { rows: replies } = await sql<{ id: number }>`
    insert into saved_replies (dealer_id, name, content, written_by)
    values (${dealerId}, ${`Still here ${conversation_id}`}, 'Hi {name}, it is.', ${seller.id}) returning id`.execute(
    db,
  );
  return {
    conversationId: conversation_id,
    conversationReportId: rows[0]!.id,
    groupId,
    savedReplyId: replies[0]!.id,
  };
}

/** A proposal that they were asked about, an agreed meeting, and one that is over. */
export async function meetingsOf(site: Site, { buyer }: People, { seller }: Whose) {
  const proposed = await proposedBy(site, buyer, seller);
  const agreed = await agreedBy(site, buyer, seller);
  const held = await heldBy(site, buyer, seller);
  return {
    areaId: await anArea(site),
    meetingId: proposed.meeting_id,
    proposalId: proposed.proposed!.id,
    agreedMeetingId: agreed.meeting_id,
    heldMeetingId: held.meeting_id,
  };
}

export async function ticketsOf({ decider }: People, { person }: Whose) {
  const opened = async () => {
    const question = { category_id: 1, subject: 'A question', description: 'How does it work?' };
    return (await person.api.tickets.create({ user_id: person.id, ...question })).ticket.id;
  };
  const ticketId = await opened();
  const resolvedTicket = await opened();
  await decider.api.tickets.addResponse({
    ticket_id: resolvedTicket,
    user_id: decider.id,
    content: 'Like this.',
    status: 'resolved',
  });
  return { ticketId, resolvedTicket, otherTicket: await opened() };
}
