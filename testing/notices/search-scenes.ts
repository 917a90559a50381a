import { sql } from 'kysely';
import { sendDigests } from '../../server/flows/searches/send-digests.ts';
import { listed, timePasses } from '../market.ts';
import type { Persona } from '../personas.ts';
import { compared } from '../searches/compared.ts';
import type { SignedIn, Site } from '../site.ts';

/** How notifications about saved searches come about, and exactly who receives them. */
export function searchScenes(site: () => Site, as: () => Record<'member' | 'otherMember', SignedIn>) {
  const matched = async (frequency: 'instant' | 'daily' = 'instant') => {
    await site().db.deleteFrom('saved_searches').execute();
    const { searches } = as().otherMember.api;
    await searches.add({ name: 'Karins', filters: { make: 'Karin' }, frequency });
    const id = await listed(as().member, { make: 'Karin', model: 'Sultan' });
    await compared(site());
    return id;
  };
  return {
    search_matched: { cause: () => matched(), recipients: ['otherMember'] },
    search_cheaper: {
      cause: async () => {
        const id = await matched();
        await sql`update notices set read_at = now()`.execute(site().db);
        await timePasses(site(), id);
        await as().member.api.cars.update({ id, price: 30_000 });
        await compared(site());
      },
      recipients: ['otherMember'],
      also: ['Kenji Mori: search_matched'],
    },
    search_digest: {
      cause: async () => {
        await matched('daily');
        await sendDigests(site().db, 'UTC', new Date(Date.now() + 2 * 86_400_000));
        await site().db.deleteFrom('saved_searches').execute();
      },
      recipients: ['otherMember'],
    },
  } satisfies Record<string, { cause: () => Promise<unknown>; recipients: Persona[]; also?: string[] }>;
}
