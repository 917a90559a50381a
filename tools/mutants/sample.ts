import { seededRandom } from '../../testing/random.ts';
import { kinds, type Mutant } from './mutant.ts';

/**
 * A sample that is the same for the same seed. Kinds share it equally while they last, because there are a hundred times
 * more comparisons to invert than locks to remove, and they matter less.
 */
export function sample(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const { below } = seededRandom(seed);
  const queues = kinds.map((kind) => mutants.filter((one) => one.kind === kind));
  const chosen = new Set<Mutant>();
  while (chosen.size < Math.min(size, mutants.length))
    for (const queue of queues)
      if (queue.length > 0 && chosen.size < size) chosen.add(queue.splice(below(queue.length), 1)[0]!);
  return mutants.filter((one) => chosen.has(one));
}
