import { warnDaysBeforeWantedEnds } from '../wanted/wanted-values.ts';
import { kind } from './notice-kind.ts';
import { again, type OfWantedAd } from './notice-words.ts';

const toAd = ({ ad_id }: OfWantedAd) => `/wanted/${ad_id}` as const;

type Outcome = 'flagged' | 'removed' | 'restored';
type ReportOutcome = 'dismissed' | 'flagged' | 'removed';

interface OfDigest {
  /** The newest of the ads. */
  ad_id: number;
  ads: number;
  people: number;
  cars: number;
  /** One of the cars. */
  title: string;
}

/** Notifications about wanted ads, for their owners and for sellers of matching cars. */
export const wantedNotices = {
  wanted_digest: kind({
    group: 'wanted',
    icon: 'search',
    audience: { to: 'people' },
    sentence: ({ people, cars, title }: OfDigest, times) => {
      const mine = cars === 1 ? `Your “${title}” matches` : `You have ${cars} cars that match`;
      const looking = people === 1 ? 'someone is looking for' : `${people} people are looking for`;
      return `${mine} what ${looking}. Reply to ${people === 1 ? 'the wanted ad' : 'their wanted ads'}.${again(times)}`;
    },
    link: ({ ads, ad_id }) => (ads === 1 ? `/wanted/${ad_id}` : '/wanted?matching=true'),
  }),
  wanted_replied: kind({
    group: 'wanted',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ seller, car, title }: OfWantedAd & { seller: string; car: string; conversation_id: number }, times) =>
      `${seller} replied to your wanted ad “${title}” with “${car}”.${again(times)}`,
    link: ({ conversation_id }) => `/messages/${conversation_id}`,
  }),
  wanted_ends_soon: kind({
    group: 'wanted',
    icon: 'clock',
    audience: { to: 'people' },
    sentence: ({ title }: OfWantedAd, times) =>
      `Your wanted ad “${title}” ends within ${warnDaysBeforeWantedEnds} days. Renew it to stay on the board.${again(times)}`,
    link: toAd,
  }),
  wanted_expired: kind({
    group: 'wanted',
    icon: 'clock',
    audience: { to: 'people' },
    sentence: ({ title }: OfWantedAd, times) =>
      `Your wanted ad “${title}” has expired. Renew it in one step.${again(times)}`,
    link: toAd,
  }),
  wanted_decided: kind({
    group: 'wanted',
    icon: 'warning',
    audience: { to: 'people' },
    // The latest of several decisions is the one in effect.
    sentence: ({ title, outcome, reason }: OfWantedAd & { outcome: Outcome; reason: string }, times) =>
      times === 1
        ? `Your wanted ad “${title}” was ${outcome}: ${reason}`
        : `Staff have reviewed your wanted ad “${title}” ${times} times. It’s now ${outcome}: ${reason}`,
    link: toAd,
  }),
  /** Sent to the reporter. The reason for flagging or removing stays between staff and the owner. */
  wanted_report_decided: kind({
    group: 'support',
    icon: 'report',
    audience: { to: 'people' },
    sentence: ({ title, outcome, reason }: OfWantedAd & { outcome: ReportOutcome; reason: string | null }, times) =>
      outcome === 'dismissed'
        ? `We’ve reviewed your report about the wanted ad “${title}” and kept it: ${reason ?? ''}${again(times)}`
        : `We’ve reviewed your report about the wanted ad “${title}”. The ad was ${outcome}. Thank you for telling us.${again(times)}`,
    // Reporters can't open a hidden ad.
    link: ({ ad_id, outcome }) => (outcome === 'dismissed' ? `/wanted/${ad_id}` : '/notifications'),
  }),
  wanted_reported: kind({
    group: 'staff',
    icon: 'report',
    audience: { to: 'staff', right: 'wanted.decide' },
    sentence: ({ title }: OfWantedAd, times) =>
      times === 1 ? `The wanted ad “${title}” was reported.` : `The wanted ad “${title}” was reported ${times} times.`,
    link: () => '/staff/cars/wanted',
  }),
};
