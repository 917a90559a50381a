import { maxPhotos } from '@forecourt/contract/cars/listing-rules.ts';
import { refusalOf as refusalOfFile } from '../../../../lib/picture-file.ts';

/** Why this file cannot be one of the photos, as a sentence; `already` is how many there are. */
export const refusalOf = (file: File, already: number): string | undefined =>
  refusalOfFile(file, 'photo') ??
  (already >= maxPhotos ? `A listing holds up to ${maxPhotos} photos, so ${file.name} was left out.` : undefined);
