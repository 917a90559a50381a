import { availableParallelism } from 'node:os';

/** One more than the cores, because many tests wait for a retry, a job or a lock and would leave a core idle. */
export const testWorkers = availableParallelism() + 1;
