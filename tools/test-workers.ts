import { availableParallelism } from 'node:os';

/** At least two, because vitest on its own would leave one of two cores idle. */
export const testWorkers = Math.max(2, availableParallelism() - 1);
