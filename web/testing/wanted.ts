import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { johnny, kenji } from './people.ts';

const ownerOf = ({ id, name }: { id: number; name: string }) => ({
  id,
  name,
  avatar_url: null,
  member_since: '2026-03-02T10:00:00Z',
});

/** An ad of Kenji as Johnny sees it. */
export const aWantedAd: WantedAd = {
  id: 5,
  title: 'Low Karin for slow Sundays',
  filters: { make: 'Karin', colour: 'red' },
  budget: 40_000,
  text: 'Any year will do.',
  status: 'open',
  published_at: '2026-11-15T10:00:00Z',
  expires_at: '2026-12-15T10:00:00Z',
  owner: ownerOf(kenji),
  reason: null,
  replies: null,
  may: { change: [], edit: false, reply: true, report: true },
};

/** An ad of Johnny as he sees it. */
export const ownWantedAd: WantedAd = {
  ...aWantedAd,
  id: 6,
  title: 'A van for the band',
  filters: { bodyClass: 'Vans' },
  owner: ownerOf(johnny),
  replies: 0,
  may: { change: ['renew', 'close', 'delete'], edit: true, reply: false, report: false },
};

export const wantedPage = (...ads: WantedAd[]) => ({
  success: true as const,
  ads,
  page: 1,
  pages: Math.min(ads.length, 1),
  total: ads.length,
});
