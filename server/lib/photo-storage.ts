import type { Readable } from 'node:stream';
import type { FileWidth } from '@forecourt/contract/photos/photo-widths.ts';

/** Stores the files of photos under their keys. Only this server can reach them. */
export interface PhotoStorage {
  /** The address prefix of published photos. All others have `ownPhotoBase`. */
  photoBase: string;
  /** Where browsers fetch photos directly. Null if there is no such place. */
  openPlace: OpenPlace | null;
  /** Stores all files of a photo or throws. The sweep deletes what a failed attempt leaves behind. */
  store: (key: string, files: Partial<Record<FileWidth, string>>) => Promise<void>;
  open: (key: string, width: FileWidth) => Promise<StoredFile | null>;
  /** Removes all copies. Succeeds even if there is nothing to remove. */
  remove: (key: string) => Promise<void>;
  /** Every photo with a file, some of them more than once. */
  list: () => AsyncIterable<ListedPhoto>;
}

/** Has copies of photos everyone may see. Each action can be repeated if it was interrupted. */
export interface OpenPlace {
  /** False if the photo has no file. */
  publish: (key: string) => Promise<boolean>;
  clear: (key: string) => Promise<void>;
}

export interface ListedPhoto {
  key: string;
  storedAt: Date;
  /** True for the copy in the public storage. */
  isOpen: boolean;
}

export interface StoredFile {
  bytes: number;
  content: Readable;
}
