import { StartError } from '../../lib/start-error.ts';

/** The file differs from what was written, or isn't one of our backups. */
export class DamagedBackup extends StartError {
  constructor(detail: string, options?: ErrorOptions) {
    super(`This backup is damaged and can’t be used. ${detail}`, options);
  }
}
