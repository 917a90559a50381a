import { startPostgres } from '@forecourt/server/testing/test-postgres.ts';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../seed.ts';

/** Before the demo's tests: they begin in the demo's own world, not in the small one of the server's tests. */
export default (project: TestProject): Promise<() => Promise<void>> => startPostgres(project, (db) => seedDemo(db));
