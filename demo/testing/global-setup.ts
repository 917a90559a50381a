import { startPostgres } from '../../testing/test-postgres.ts';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../seed.ts';

/** Setup of the demo's tests, which use the demo's data instead of the server tests' smaller set. */
export default (project: TestProject): Promise<() => Promise<void>> => startPostgres(project, (db) => seedDemo(db));
