import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CardFace } from '../../lib/card-face.ts';
import { fail } from '../../lib/failure.ts';
import { say } from '../../lib/say.ts';
import type { CardAnswer, CardTask } from './card-child.ts';

/** Draws link cards in a process of its own, one at a time, so that they never take more than one core. */
export interface CardMaker {
  /** Fails as unavailable if too many are waiting. */
  make: (face: CardFace, photo: Uint8Array | null) => Promise<Uint8Array>;
  /** How many cards are being drawn or waiting, and how many were drawn. */
  load: () => { waiting: number; drawn: number };
  stop: () => Promise<void>;
}

const child = fileURLToPath(new URL('card-child.ts', import.meta.url));

const defaults = {
  /** Ten seconds of work at most. Further requests are refused. */
  maxWaiting: 24,
  /** A card takes a fifth of a second of CPU. Even on a very busy machine, only a process that hangs takes this long. */
  maxMs: 60_000,
  /** An idle process ends and frees its memory. */
  idleMs: 60_000,
};

export function startCardMaker(siteName: string, options: Partial<typeof defaults> = {}): CardMaker {
  const { maxWaiting, maxMs, idleMs } = { ...defaults, ...options };
  let artist: ChildProcess | null = null;
  let resting: NodeJS.Timeout | undefined;
  let waiting = 0;
  let drawn = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  function endArtist(): void {
    artist?.kill('SIGKILL');
    artist = null;
  }

  async function draw(task: CardTask): Promise<Uint8Array> {
    clearTimeout(resting);
    if (artist === null || artist.exitCode !== null || artist.signalCode !== null) artist = startArtist();
    const drawing = new AbortController();
    const { signal } = drawing;
    const slow = setTimeout(endArtist, maxMs);
    try {
      artist.send(task, () => undefined);
      const answer = await Promise.race([
        once(artist, 'message', { signal }).then(([message]) => message as CardAnswer),
        once(artist, 'exit', { signal }).then(() => ({ failed: 'its process ended' })),
      ]);
      if ('failed' in answer) throw new Error(`A link card wasn’t drawn: ${answer.failed}`);
      drawn++;
      return answer.card;
    } finally {
      clearTimeout(slow);
      drawing.abort();
      resting = setTimeout(endArtist, idleMs).unref();
    }
  }

  return {
    async make(face, photo) {
      if (waiting >= maxWaiting) return fail('unavailable', { retryAfterSeconds: 5 });
      waiting++;
      const turn = lastTurn.then(() => draw({ face, photo, siteName }));
      lastTurn = turn.catch(() => undefined);
      return turn.finally(() => waiting--);
    },
    load: () => ({ waiting, drawn }),
    async stop() {
      await lastTurn;
      clearTimeout(resting);
      endArtist();
    },
  };
}

function startArtist(): ChildProcess {
  const { SystemRoot } = process.env;
  const started = fork(child, {
    execArgv: [],
    // Contains no secrets. Windows starts nothing without SystemRoot.
    env: { VIPS_WARNING: '0', MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Passes bytes as they are.
    serialization: 'advanced',
  });
  if (started.stderr) createInterface(started.stderr).on('line', (line) => say(line, 'warn'));
  // The exit says the same.
  started.on('error', () => undefined);
  return started;
}
