import { StartError } from '../../lib/start-error.ts';

/** The database isn't available. The message tells the admin what to do. */
export class DatabaseStartError extends StartError {}
