import { sql } from 'kysely';
import { sendWantedDigests } from '../../server/flows/wanted/send-wanted-digests.ts';
import { runWantedSchedule } from '../../server/jobs/expire-wanted-ads.ts';
import { listed } from '../market.ts';
import type { SignedIn, Site } from '../site.ts';
import { matchesFound, noAds, postedAd } from '../wanted.ts';
import { noticesWritten, type NoticeScene } from './scene.ts';

type People = Record<'member' | 'otherMember' | 'dealerOwner' | 'support' | 'moderator', SignedIn>;

/** How notifications about wanted ads come about, and exactly who receives them. */
export function wantedScenes(site: () => Site, as: () => People) {
  const reason = 'It names a private address';
  /** Kenji looks for a Karin. */
  const posted = async () => {
    await noAds(site());
    return postedAd(as().otherMember);
  };
  const ends = async (time: string) => {
    await posted();
    await sql`update wanted_ads set expires_at = now() + ${time}::interval`.execute(site().db);
    for (let run = 0; run < 2; run++) await runWantedSchedule(site().db);
    // The site's own schedule may have taken the ad first. It locks the row until its announcement is stored.
    await site().db.selectFrom('wanted_ads').select('id').forUpdate().execute();
  };
  const reported = async () => {
    const id = await posted();
    await as().support.api.wanted.report({ id, reason: 'spam' });
    await noticesWritten(site());
    return id;
  };
  return {
    wanted_digest: {
      cause: async () => {
        const id = await listed(as().dealerOwner);
        await posted();
        await matchesFound(site(), 1);
        const tomorrow = new Date(Date.now() + 86_400_000);
        for (let run = 0; run < 2; run++) await sendWantedDigests(site().db, 'UTC', tomorrow);
        return id;
      },
      recipients: ['dealerOwner', 'dealerManager', 'dealerStaff'],
    },
    wanted_replied: {
      cause: async () => {
        const car_id = await listed(as().dealerOwner);
        await as().dealerOwner.api.wanted.reply({ id: await posted(), car_id });
      },
      recipients: ['otherMember'],
    },
    wanted_ends_soon: { cause: () => ends('70 hours'), recipients: ['otherMember'] },
    wanted_expired: { cause: () => ends('-1 second'), recipients: ['otherMember'] },
    wanted_reported: {
      cause: async () => as().support.api.wanted.report({ id: await posted(), reason: 'spam' }),
      recipients: ['moderator', 'admin'],
    },
    wanted_decided: {
      cause: async () => as().moderator.api.wanted.decide({ id: await posted(), decision: 'flag', reason }),
      recipients: ['otherMember'],
    },
    wanted_report_decided: {
      cause: async () => as().moderator.api.wanted.decide({ id: await reported(), decision: 'dismiss', reason }),
      recipients: ['support'],
      also: ['Ada Brandt: wanted_reported', 'Mia Santoro: wanted_reported'],
    },
  } satisfies Record<string, NoticeScene>;
}
