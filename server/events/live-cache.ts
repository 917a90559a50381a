import { LRUCache } from 'lru-cache';
import type { Topic } from './channels.ts';
import type { LiveHub } from './live.ts';

/** Makes the value, given the previous one if there is one. */
type Make<V> = (before: V | undefined) => Promise<V>;
export type Changes = Pick<LiveHub, 'onChange' | 'isListening'>;

/**
 * Caches values until one of these topics changes. Concurrent callers of `fetch`, which get their value from its
 * `context`, share one. Null while changes could be missed, because nothing cached can be trusted then.
 */
export function createLiveCache<V extends object>(
  { live, topics, onDrop }: { live: Changes; topics: readonly Topic[]; onDrop?: () => void },
  limits: LRUCache.Options<string, V, Make<V>>,
): () => LRUCache<string, V, Make<V>> | null {
  const empty = () =>
    new LRUCache<string, V, Make<V>>({
      ...limits,
      fetchMethod: (_key, before, { context }) => context(before),
      // A value that was evicted while it was being made still goes to those who wait for it.
      ignoreFetchAbort: true,
    });
  let latest = empty();
  // Replaced rather than cleared: a value that is being made may or may not include the change, so it's not cached.
  const drop = () => {
    latest = empty();
    onDrop?.();
  };
  for (const topic of topics) live.onChange(topic, drop);
  return () => (live.isListening() ? latest : null);
}
