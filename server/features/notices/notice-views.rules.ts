import { noticeKinds, type FactsOf, type NoticeKind } from '@forecourt/contract/notices/notice-kinds.ts';
import type { Notice } from '@forecourt/contract/notices/notices.ts';

interface StoredNotice {
  id: number;
  kind: NoticeKind;
  facts: Record<string, unknown>;
  times: number;
  is_read: boolean;
  updated_at: Date;
  photo: Notice['photo'];
  is_taken_away: boolean;
}

/** A stored notification as its reader sees it. */
export function noticeView({ kind, facts, is_taken_away, ...kept }: StoredNotice) {
  const { icon, audience, sentence, link } = noticeKinds[kind];
  // Staff still see the original title.
  const shown = is_taken_away && audience.to !== 'staff' ? { ...facts, title: 'Removed listing' } : facts;
  return {
    ...kept,
    kind,
    icon,
    searches: searchesIn(facts),
    ...(kind === 'dealer_listed_cars' && { dealer: dealerIn(facts) }),
    // The stored facts of a kind have the shape its own entry defines (flows/notices/causes.ts).
    sentence: sentence(shown as never, kept.times),
    link: link(shown as never),
  };
}

const searchesIn = ({ searches }: Record<string, unknown>) =>
  Array.isArray(searches) ? (searches as NonNullable<Notice['searches']>) : [];

function dealerIn(facts: Record<string, unknown>) {
  const { dealer_id, company } = facts as unknown as FactsOf<'dealer_listed_cars'>;
  return { id: dealer_id, name: company };
}
