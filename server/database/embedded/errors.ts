import { StartError } from '../../start/start-error.ts';

/** The database isn't available. The message tells the admin what to do. */
export class DatabaseStartError extends StartError {}
