import { createHook } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onTestFinished } from 'vitest';

/** Resources held by this process. */
export interface Held {
  sockets: number;
  /** Including unref'd timers, which Node's own list leaves out. */
  timers: number;
  megabytes: number;
}

interface HeldWatch {
  held: () => Held;
  /** Number of timers with this delay. */
  timersOf: (ms: number) => number;
}

/** Counts until the test ends. Timers set earlier are not included. */
export function watchHeld(): HeldWatch {
  const timers = new Map<number, { _idleTimeout?: number }>();
  const hook = createHook({
    init(id, type, _trigger, resource) {
      if (type === 'Timeout') timers.set(id, resource);
    },
    destroy: (id) => void timers.delete(id),
  }).enable();
  onTestFinished(() => void hook.disable());
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  return {
    held() {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      const sockets = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap');
      return { sockets: sockets.length, timers: timers.size, megabytes: (heapUsed + external) / 1024 / 1024 };
    },
    timersOf: (ms) => [...timers.values()].filter(({ _idleTimeout }) => _idleTimeout === ms).length,
  };
}
