import { StartError } from '../../start/start-error.ts';

/** The database cannot be had; the message tells the admin what to do. */
export class DatabaseStartError extends StartError {}
