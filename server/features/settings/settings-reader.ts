import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../../database/database.ts';
import { createLiveCache, type Changes } from '../../events/live-cache.ts';
import { storedSettings } from './settings.store.ts';

export type ReadSettings = () => Promise<Settings>;

/** Caches the settings until any process changes one. */
export function createSettingsReader(db: Database, live: Changes): ReadSettings {
  const cache = createLiveCache<Settings>({ live, topics: ['settings'] }, { max: 1 });

  async function read(): Promise<Settings> {
    const stored = await storedSettings(db);
    return readSettings(Object.fromEntries([...stored].map(([key, { value }]) => [key, value])));
  }

  return async () => (await cache()?.fetch('all', { context: read })) ?? read();
}
