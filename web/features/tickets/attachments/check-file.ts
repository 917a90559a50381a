import { maxAttachments } from '@forecourt/contract/tickets/ticket-values.ts';
import { refusalOf as refusalOfFile } from '../../../lib/picture-file.ts';

export const pictureHint = `Up to ${maxAttachments} pictures: PNG, JPG, GIF or WebP, 10 MB each`;

/** Why this file cannot be attached, as a sentence; `already` is how many there are. */
export const refusalOf = (file: File, already: number): string | undefined =>
  refusalOfFile(file, 'picture') ??
  (already >= maxAttachments ? `At most ${maxAttachments} pictures, so ${file.name} was left out.` : undefined);
