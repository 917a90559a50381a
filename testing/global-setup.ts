import type { TestProject } from 'vitest/node';
import { startPostgres } from './test-postgres.ts';
import { makeWorld } from './world.ts';

/** Runs before the server's tests. */
export default (project: TestProject): Promise<() => Promise<void>> => startPostgres(project, makeWorld);
