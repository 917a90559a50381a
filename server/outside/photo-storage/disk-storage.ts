import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileWidths, type FileWidth } from '@forecourt/contract/photos/photo-widths.ts';
import { ownPhotoBase } from '@forecourt/contract/photos/photo-places.ts';
import { parsePhotoFile, photoFile } from '../../lib/photo-address.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';

const unfinished = '.new';

/** Stores photos in a folder, spread over subfolders by the start of their keys. */
export function diskStorage(folder: string): PhotoStorage {
  const folderOf = (key: string) => join(folder, key.slice(0, 2));
  const pathOf = (key: string, width: FileWidth) => join(folderOf(key), photoFile(key, width));

  return {
    photoBase: ownPhotoBase,
    openPlace: null,

    async store(key, files) {
      await mkdir(folderOf(key), { recursive: true });
      for (const width of fileWidths) {
        const source = files[width];
        if (!source) continue;
        const path = pathOf(key, width);
        await writeFile(path + unfinished, await readFile(source), { flush: true });
        await rename(path + unfinished, path);
      }
      await flushFolder(folderOf(key));
    },

    async open(key, width) {
      const file = await open(pathOf(key, width)).catch(nullWhenMissing);
      if (!file) return null;
      try {
        const { size } = await file.stat();
        return { bytes: size, content: file.createReadStream() };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async remove(key) {
      for (const width of fileWidths) {
        await rm(pathOf(key, width), { force: true });
        await rm(pathOf(key, width) + unfinished, { force: true });
      }
    },

    async *list() {
      for (const beginning of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
        for (const name of (await readdir(join(folder, beginning)).catch(nullWhenMissing)) ?? []) {
          const photo = parsePhotoFile(name.replace(/\.new$/, ''));
          const facts = photo && (await stat(join(folder, beginning, name)).catch(nullWhenMissing));
          if (facts) yield { key: photo.key, storedAt: facts.mtime, isOpen: false };
        }
      }
    },
  };
}

/** Makes file names survive a power cut. Windows can't open folders and doesn't need this. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function nullWhenMissing(error: unknown): null {
  const { code } = error as { code?: string };
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
