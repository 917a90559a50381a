import type { Readable } from 'node:stream';
import type { PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';

/** Where the files of photos are kept, each photo under its key. */
export interface PhotoStorage {
  /** What stands before the key in a photo's `src`. */
  photoBase: string;
  /** All files of a photo, or an error. What a broken attempt leaves, the sweep takes. */
  store: (key: string, files: Record<PhotoWidth, string>) => Promise<void>;
  open: (key: string, width: PhotoWidth) => Promise<StoredFile | null>;
  /** Succeeds also when there is nothing to remove. */
  remove: (key: string) => Promise<void>;
  /** Every photo there is a file of, some of them more than once. */
  list: () => AsyncIterable<{ key: string; storedAt: Date }>;
}

export interface StoredFile {
  bytes: number;
  content: Readable;
}
