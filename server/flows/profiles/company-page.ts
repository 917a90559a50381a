import { keptMeetings } from '../../features/meetings/kept.store.ts';
import { answerSpeed } from '../../features/messaging/answer-speed.rules.ts';
import { answerTimes } from '../../features/messaging/answer-speed.store.ts';
import { findDealerPage, publicTeam } from '../../features/dealers/directory.store.ts';
import { readStats } from '../../features/reviews/reviews.store.ts';
import type { Queryable } from '../../database/database.ts';

/** All data for a dealer's page. The phone number is only for logged-in users, as for private sellers. */
export async function companyPage(
  db: Queryable,
  id: number,
  { isSignedIn, timeZone }: { isSignedIn: boolean; timeZone: string },
) {
  const dealer = await findDealerPage(db, id);
  if (!dealer) return null;
  const { phone, ...rest } = dealer;
  return {
    ...rest,
    phone: isSignedIn ? phone : null,
    has_phone: phone !== null,
    review_stats: (await readStats(db, { dealer: id })).stats,
    team: await publicTeam(db, id),
    answers_within: answerSpeed(await answerTimes(db, { dealer: id })),
    meetings: await keptMeetings(db, { dealer: id }),
    time_zone: timeZone,
  };
}
