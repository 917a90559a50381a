import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';
import type { Ids } from '../cars/car-rows.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { insertRows, takeIds } from '../cars/insert-rows.ts';
import type { Numbered as Sale } from '../sales/dispute-rows.ts';
import { addCard, askedIn } from './card-rows.ts';
import { seedDealerInbox } from './dealer-inbox.ts';
import { seedMessagePhotos } from './message-photos.ts';
import {
  blockRows,
  conversationRow,
  invitationRows,
  messageRows,
  participantRows,
  readRows,
  reportRows,
  type Numbered,
} from './message-rows.ts';
import { seedMeetings } from './seed-meetings.ts';
import { seedOffers } from './seed-offers.ts';
import { talks } from './talks/talks.ts';
import { timeTalk, type TimedTalk } from './timed-talk.ts';

/** Seeds the demo's conversations and the confirmation requests to buyers. */
export async function seedMessages(
  tx: Tx,
  world: { cars: readonly DemoCar[]; ids: Ids },
  sales: readonly Sale[],
  now: Date,
): Promise<void> {
  const numberedTalks = await numbered(tx, demoTalks(world.cars, now), world.ids);
  const rows = {
    conversations: numberedTalks.map(conversationRow),
    participants: numberedTalks.flatMap(participantRows),
    reads: numberedTalks.flatMap(readRows),
    messages: numberedTalks.flatMap(messageRows),
  };
  const asked = askedIn(sales, now);
  const further = await takeIds(tx, 'conversations', asked.length);
  for (const sale of asked) addCard(rows, sale, () => further.shift()!);
  await insertRows(tx, 'conversations', rows.conversations);
  await insertRows(tx, 'conversation_participants', rows.participants);
  await insertRows(tx, 'conversation_reads', rows.reads);
  await insertRows(tx, 'dealer_invitations', numberedTalks.flatMap(invitationRows));
  await seedOffers(tx, numberedTalks);
  const messages = rows.messages.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await insertRows(tx, 'messages', messages);
  await seedMeetings(tx, numberedTalks, now);
  await noteWhoAsked(tx);
  await seedMessagePhotos(tx);
  await seedDealerInbox(tx, now);
  await insertRows(tx, 'blocks', numberedTalks.flatMap(blockRows));
  await insertRows(tx, 'conversation_reports', numberedTalks.flatMap(reportRows));
}

/** Sets when someone last wrote to a dealer, and since when they've been waiting for a reply. */
const noteWhoAsked = (tx: Tx) =>
  sql`
    update conversations set asked_at = asked.at, waits_since = asked.waiting from (
      select conversation_id, max(created_at) as at, min(created_at) filter (where not exists (
        select from messages as answer where answer.conversation_id = said.conversation_id
          and answer.dealer_id is not null and answer.sequence > said.sequence
      )) as waiting
      from messages as said where dealer_id is null and message_type = 'text' group by 1
    ) as asked
    where asked.conversation_id = conversations.id and dealer_id is not null and conversation_type = 'direct'
  `.execute(tx);

/** All conversations by start time. The same at every start, apart from the dates. */
export const demoTalks = (cars: readonly DemoCar[], now: Date): TimedTalk[] =>
  talks
    .map((talk) => timeTalk(talk, cars, now))
    .toSorted((a, b) => (a.lines[0]?.at.getTime() ?? 0) - (b.lines[0]?.at.getTime() ?? 0));

async function numbered(tx: Tx, timedTalks: readonly TimedTalk[], ids: Ids): Promise<Numbered[]> {
  const conversationIds = await takeIds(tx, 'conversations', timedTalks.length);
  const invited = timedTalks.filter(({ talk }) => talk.invitation);
  const invitationIds = await takeIds(tx, 'dealer_invitations', invited.length);
  const offering = timedTalks.filter(({ lines }) => lines.some(({ step }) => step?.kind === 'offer'));
  const offerIds = await takeIds(tx, 'offers', offering.length);
  const meeting = timedTalks.filter(({ lines }) => lines.some(({ step }) => step?.kind === 'proposes'));
  const meetingIds = await takeIds(tx, 'meetings', meeting.length);
  return timedTalks.map((one, sequence) => ({
    ...one,
    id: conversationIds[sequence] ?? 0,
    invitationId: invitationIds[invited.indexOf(one)] ?? null,
    offerId: offerIds[offering.indexOf(one)] ?? null,
    meetingId: meetingIds[meeting.indexOf(one)] ?? null,
    ids,
  }));
}
