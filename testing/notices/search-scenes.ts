import { sql } from 'kysely';
import { sendDigests } from '../../server/flows/searches/send-digests.ts';
import { listed } from '../market.ts';
import type { Persona } from '../personas.ts';
import type { SignedIn, Site } from '../site.ts';
import { until } from '../until.ts';

/** How notifications about saved searches come about, and exactly who receives them. */
export function searchScenes(site: () => Site, as: () => Record<'member' | 'otherMember', SignedIn>) {
  const matched = async (frequency: 'instant' | 'daily' = 'instant') => {
    await site().db.deleteFrom('saved_searches').execute();
    const { searches } = as().otherMember.api;
    await searches.add({ name: 'Karins', filters: { make: 'Karin' }, frequency });
    const id = await listed(as().member, { make: 'Karin', model: 'Sultan' });
    await compared();
    return id;
  };
  const compared = () =>
    until('every change is compared', async () => {
      const { rows } = await sql`select from matching_due`.execute(site().db);
      return rows.length === 0;
    });
  return {
    search_matched: { cause: () => matched(), told: ['otherMember'] },
    search_cheaper: {
      cause: async () => {
        const id = await matched();
        await sql`update notices set read_at = now()`.execute(site().db);
        await sql`update car_prices set public_since = now() - interval '2 days' where car_id = ${id}`.execute(
          site().db,
        );
        await as().member.api.cars.update({ id, price: 30_000 });
        await compared();
      },
      told: ['otherMember'],
      also: ['Kenji Mori: search_matched'],
    },
    search_digest: {
      cause: async () => {
        await matched('daily');
        await sendDigests(site().db, 'UTC', new Date(Date.now() + 2 * 86_400_000));
        await site().db.deleteFrom('saved_searches').execute();
      },
      told: ['otherMember'],
    },
  } satisfies Record<string, { cause: () => Promise<unknown>; told: Persona[]; also?: string[] }>;
}
