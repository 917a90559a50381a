import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Keeps drawn cards in a folder, the ones used last. Requests for the same new card share one drawing. */
export interface CardCache {
  get: (version: string, make: () => Promise<Uint8Array>) => Promise<Buffer>;
}

interface Stored {
  bytes: number;
}
type Make = () => Promise<Uint8Array>;

/** Enough for about 2,000 cards. */
const defaultMaxBytes = 200_000_000;

export async function openCardCache(folder: string, maxBytes = defaultMaxBytes): Promise<CardCache> {
  const pathOf = (version: string) => join(folder, `${version}.jpg`);
  const cards = new LRUCache<string, Stored, Make>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_, version, reason) => {
      if (reason === 'evict') void rm(pathOf(version), { force: true }).catch(() => undefined);
    },
    fetchMethod: async (version, _, { context }) => store(version, await context()),
    // A rendered card goes to everyone who waits for it, even if it has been evicted since.
    ignoreFetchAbort: true,
  });

  async function store(version: string, card: Uint8Array): Promise<Stored> {
    const path = pathOf(version);
    // Two processes may write the same card.
    const unfinished = `${path}.${process.pid}.new`;
    await writeFile(unfinished, card);
    await rename(unfinished, path);
    return { bytes: card.length };
  }

  await mkdir(folder, { recursive: true });
  await readKnown(folder, cards);

  return {
    async get(version, make) {
      const isKnown = cards.has(version);
      if (!isKnown) await cards.forceFetch(version, { context: make });
      else cards.get(version);
      const card = await readFile(pathOf(version)).catch(nullWhenMissing);
      if (card) return card;
      // Another process removed it.
      cards.delete(version);
      await cards.forceFetch(version, { context: make });
      return readFile(pathOf(version));
    },
  };
}

/** The cards of earlier runs, oldest first, so that these are removed first. */
async function readKnown(folder: string, cards: LRUCache<string, Stored, Make>): Promise<void> {
  const found: { version: string; bytes: number; at: number }[] = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.jpg')) {
      await rm(join(folder, name), { force: true });
      continue;
    }
    const facts = await stat(join(folder, name)).catch(nullWhenMissing);
    if (facts) found.push({ version: name.slice(0, -'.jpg'.length), bytes: facts.size, at: facts.mtimeMs });
  }
  for (const { version, bytes } of found.toSorted((a, b) => a.at - b.at)) cards.set(version, { bytes });
}

function nullWhenMissing(error: unknown): null {
  if ((error as { code?: string }).code === 'ENOENT') return null;
  throw error;
}
