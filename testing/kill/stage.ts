import { randomUUID } from 'node:crypto';
import { goodFacts } from '../market.ts';
import type { seededRandom } from '../random.ts';
import type { Ledger } from './ledger.ts';
import type { Name, Person } from './people.ts';

/** A user who writes as long as the site responds. */
export interface Writer {
  /** Clears up what the last kill left behind, with the calls that pages have for it. */
  begin: () => Promise<void>;
  /** One full cycle of writes. */
  live: () => Promise<void>;
}

export interface Stage {
  as: (name: Name) => Person;
  ledger: Ledger;
  random: ReturnType<typeof seededRandom>;
  /** Things that stay the same over all rounds. */
  place: { conversation: number; photographed: number; featured: number; flagged: number };
  photo: Blob;
}

let marks = 0;
export const mark = () => `#kill-${++marks}-${randomUUID().slice(0, 8)}`;
export const nothing = async () => undefined;

export async function makeCar({ ledger }: Pick<Stage, 'ledger'>, { api }: Person, price: number, description = mark()) {
  const { id } = await ledger.write('listings', { [`car ${description}`]: `draft ${price}` }, () =>
    api.cars.create({ ...goodFacts, price, description }),
  );
  const change = (becomes: string, ask: () => Promise<unknown>) =>
    ledger.write('listings', { [`car ${description}`]: becomes }, ask);
  return { id, key: `car ${description}`, description, change };
}

/** Deletes whatever is left over, so that drafts and slots don't run out. */
export async function tidy({ ledger }: Stage, { api }: Person): Promise<void> {
  for (const status of ['draft', 'active', 'reserved'] as const)
    for (const { id, price } of (await api.cars.mine({ status })).listings) {
      const { listing } = await api.cars.editing({ id }).then((found) => found!);
      if (!listing.description?.startsWith('#kill-') || kept.has(listing.description)) continue;
      const becomes = { [`car ${listing.description}`]: `removed ${price}` };
      await ledger.write('listings', becomes, () => api.cars.remove({ id }));
    }
}

export const kept = new Set(['#kill-photographed', '#kill-featured', '#kill-flagged']);
