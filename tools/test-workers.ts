import { availableParallelism } from 'node:os';

/** Two at once also where vitest by itself would leave one of two cores free. */
export const testWorkers = Math.max(2, availableParallelism() - 1);
