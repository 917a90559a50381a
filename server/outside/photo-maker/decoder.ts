import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { say } from '../../lib/say.ts';
import type { PhotoAnswer, PhotoTask } from './photo-child.ts';
import { DecoderDied, PhotoRefused, tooMuchComputing } from './photo-errors.ts';
import type { MadePhoto, PhotoShape } from './render.ts';

/** A separate process that decodes one image at a time, so that a hostile one does no damage elsewhere. */
export interface Decoder {
  decode: (path: string, shape: PhotoShape) => Promise<MadePhoto>;
  isAlive: () => boolean;
  end: () => Promise<void>;
}

const child = fileURLToPath(new URL('photo-child.ts', import.meta.url));

export interface TimeLimits {
  /** CPU time limit per image. Ours take two seconds at most. */
  computingMs: number;
  /** Wall-clock limit. Only a process that hangs takes this long. */
  waitingMs: number;
}

export function startDecoder({ computingMs, waitingMs }: TimeLimits): Decoder {
  const { SystemRoot } = process.env;
  const started = fork(child, {
    execArgv: [],
    // Contains no secrets, because the process reads files from strangers. Windows starts nothing without SystemRoot.
    env: { VIPS_WARNING: '0', MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Libraries write plain text.
  if (started.stderr) createInterface(started.stderr).on('line', (line) => say(line, 'warn'));
  const gone = new Promise<void>((resolve) => {
    started.on('exit', () => resolve());
    started.on('error', () => resolve());
  });
  let alive = true;
  void gone.then(() => (alive = false));

  async function decode(path: string, shape: PhotoShape): Promise<MadePhoto> {
    const waiting = new AbortController();
    let late = false;
    const slow = setTimeout(() => {
      late = true;
      started.kill('SIGKILL');
    }, waitingMs);
    try {
      started.send({ path, shape, computingMs } satisfies PhotoTask, () => undefined);
      const answer = await Promise.race([
        once(started, 'message', { signal: waiting.signal }).then(([message]) => message as PhotoAnswer),
        gone.then(() => null),
      ]);
      if (answer) return unwrap(answer);
      if (late || started.signalCode === tooMuchComputing) throw new PhotoRefused(tooSlow);
      throw new DecoderDied(`it ended with ${started.signalCode ?? started.exitCode}`);
    } finally {
      clearTimeout(slow);
      waiting.abort();
    }
  }

  return {
    decode,
    isAlive: () => alive,
    async end() {
      started.kill('SIGKILL');
      await gone;
    },
  };
}

const tooSlow = 'took too long to read. Please save it as a smaller JPG and try again.';

function unwrap(answer: PhotoAnswer): MadePhoto {
  if ('made' in answer) return answer.made;
  if ('refused' in answer) throw new PhotoRefused(answer.refused, { cause: answer.cause });
  throw new Error(answer.failed);
}
