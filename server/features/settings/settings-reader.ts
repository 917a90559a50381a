import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../../database/database.ts';
import type { LiveHub } from '../../events/live.ts';
import { storedSettings } from './settings.store.ts';

export type ReadSettings = () => Promise<Settings>;

/** Caches the settings until any process changes one. */
export function keepSettings(db: Database, live: Pick<LiveHub, 'onChange' | 'isListening'>): ReadSettings {
  let cached: Promise<Settings> | null = null;
  live.onChange('settings', () => {
    cached = null;
  });

  async function read(): Promise<Settings> {
    const stored = await storedSettings(db);
    return readSettings(Object.fromEntries([...stored].map(([key, { value }]) => [key, value])));
  }

  return () => {
    // Without the listener we wouldn't notice changes, so the cache isn't used.
    if (!live.isListening()) return read();
    const reading = (cached ??= read());
    reading.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading;
  };
}
