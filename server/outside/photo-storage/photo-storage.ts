import type { Readable } from 'node:stream';
import type { FileWidth } from '@forecourt/contract/photos/photo-widths.ts';

/** Where the files of photos are kept, each photo under its key. Nobody but this server reaches them there. */
export interface PhotoStorage {
  /** What stands before the key in the `src` of a photo that lies open; of all others it is `ownPhotoBase`. */
  photoBase: string;
  /** Where browsers fetch photos without asking this server; null: there is no such place. */
  openPlace: OpenPlace | null;
  /** All files of a photo, or an error. What a broken attempt leaves, the sweep takes. */
  store: (key: string, files: Partial<Record<FileWidth, string>>) => Promise<void>;
  open: (key: string, width: FileWidth) => Promise<StoredFile | null>;
  /** Wherever they lie. Succeeds also when there is nothing to remove. */
  remove: (key: string) => Promise<void>;
  /** Every photo there is a file of, some of them more than once. */
  list: () => AsyncIterable<ListedPhoto>;
}

/** Holds copies of what everybody may see. Each action may be done again when it broke off. */
export interface OpenPlace {
  /** False when there is no file of it. */
  lay: (key: string) => Promise<boolean>;
  clear: (key: string) => Promise<void>;
}

export interface ListedPhoto {
  key: string;
  storedAt: Date;
  /** It is the copy in the open place. */
  isOpen: boolean;
}

export interface StoredFile {
  bytes: number;
  content: Readable;
}
