import type { Database } from '../../server/database/database.ts';
import { seededRandom } from '../../testing/random.ts';
import { drawSearch, type SampleCar } from './draw.ts';
import type { Drawn } from './fill.ts';
import { everyVerdict } from './naive.ts';

export interface Sets {
  /** Searches that list one of the new cars, as many for each of them. They are saved first. */
  matching: Drawn[];
  /** Searches that list none of them. */
  others: Drawn[];
  /** The other searches that list one of them. */
  more: Drawn[];
}

/** Draws searches, no two alike of one user, and sorts them by whether they list the new cars. */
export async function drawSets(db: Database, { samples, users, probes, size, perCar }: DrawOptions): Promise<Sets> {
  const random = seededRandom(20261119);
  const drawn = new Map<string, Drawn & { asked: string }>();
  while (drawn.size < size) {
    const [userId, filters] = [random.pick(users), drawSearch(samples, random)];
    const asked = JSON.stringify(filters);
    drawn.set(`${userId} ${asked}`, { userId, filters, asked });
  }
  const queries = [...new Set([...drawn.values()].map(({ asked }) => asked))];
  const verdicts = await everyVerdict(
    db,
    probes,
    queries.map((asked) => JSON.parse(asked) as Drawn['filters']),
  );
  const carsOf = new Map(queries.map((asked, at) => [asked, verdicts[at]!]));
  const left = new Map(probes.map((id) => [id, perCar]));
  const sets: Sets = { matching: [], others: [], more: [] };
  for (const { asked, ...one } of drawn.values()) {
    const listed = carsOf.get(asked)!;
    if (listed.length === 0) sets.others.push(one);
    // A search that lists several would give one of them more matches than the others.
    else if (listed.length === 1 && left.get(listed[0]!)! > 0) {
      sets.matching.push(one);
      left.set(listed[0]!, left.get(listed[0]!)! - 1);
    } else sets.more.push(one);
  }
  return sets;
}

interface DrawOptions {
  samples: readonly SampleCar[];
  users: readonly number[];
  probes: readonly number[];
  size: number;
  perCar: number;
}
