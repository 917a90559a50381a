import type { contract } from '@forecourt/contract/contract.ts';
import type { Sent } from '@forecourt/contract/kit/call.ts';
import { sql } from 'kysely';
import type { SignedIn, Site } from './site.ts';
import { until } from './until.ts';

export const goodAd = {
  title: 'A quick Karin',
  filters: { make: 'Karin' },
  budget: 50_000,
  text: 'For weekends, any colour.',
} as const;

/** Posts an ad of this user. */
export async function postedAd({ api }: SignedIn, facts: Partial<Sent<typeof contract.wanted.add>> = {}) {
  return (await api.wanted.add({ ...goodAd, ...facts })).ad.id;
}

export const noAds = ({ db }: Pick<Site, 'db'>) => db.deleteFrom('wanted_ads').execute();

/** Waits until this many cars are known to match ads. */
export const matchesFound = ({ db }: Pick<Site, 'db'>, matches: number) =>
  until('the matches are stored', async () => {
    const { rows } = await sql<{ found: number; is_due: boolean }>`
      select (select count(*) from wanted_matches) as found, exists (select from matching_due) as is_due`.execute(db);
    return rows[0]?.found === matches && !rows[0].is_due;
  });
