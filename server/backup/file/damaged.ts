import { StartError } from '../../start/start-error.ts';

/** The file is not, byte for byte, what was written; or it is none of ours. */
export class DamagedBackup extends StartError {
  constructor(detail: string, options?: ErrorOptions) {
    super(`This backup is damaged and cannot be used. ${detail}`, options);
  }
}
