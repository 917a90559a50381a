import type { wantedNotices } from '@forecourt/contract/notices/wanted-notices.ts';
import type { Cause } from './cause.ts';
import {
  adNoticeFacts,
  reportedAdNoticeFacts,
  wantedDigestNoticeFacts,
  wantedReplyNoticeFacts,
  wantedReporterNoticeFacts,
} from './wanted-notice-facts.ts';

/** The sources of the notifications about wanted ads. */
export const wantedCauses: { [kind in keyof typeof wantedNotices]: Cause<kind> } = {
  wanted_digest: { from: 'wanted_digest', say: async (_tx, told) => wantedDigestNoticeFacts(told) },
  wanted_replied: { from: 'wanted_ad_replied', say: (tx, { replyId }) => wantedReplyNoticeFacts(tx, replyId) },
  wanted_ends_soon: { from: 'wanted_ad_ends_soon', say: (tx, { adId }) => adNoticeFacts(tx, adId, {}) },
  wanted_expired: { from: 'wanted_ad_expired', say: (tx, { adId }) => adNoticeFacts(tx, adId, {}) },
  wanted_decided: {
    from: 'wanted_ad_moderated',
    say: (tx, { adId, outcome, reason }) => adNoticeFacts(tx, adId, { outcome, reason }),
  },
  wanted_report_decided: { from: 'wanted_reports_decided', say: (tx, told) => wantedReporterNoticeFacts(tx, told) },
  wanted_reported: { from: 'wanted_ad_reported', say: (tx, { adId }) => reportedAdNoticeFacts(tx, adId) },
};
