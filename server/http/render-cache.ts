import { createHash } from 'node:crypto';
import type { CallAnonymously } from '../lib/page-head.ts';
import type { RenderRequest, RenderedPage } from './page-renderer.ts';

type Draw = (wish: RenderRequest) => Promise<RenderedPage>;
interface Asked {
  question: Parameters<CallAnonymously>;
  answer: string;
}

interface Before {
  asked: Asked[];
  page: RenderedPage;
  atMs: number;
  bytes: number;
}

/** So long what was drawn may say "3 minutes ago" before the browser corrects it. */
const maxAgeMs = 60_000;

/**
 * Drawing takes many times as long as asking, and most changes are of something that a page does not show: what was
 * drawn before is taken again where its questions are answered as they were.
 */
export function cachedRender(
  draw: Draw,
  maxBytes: number,
): (wish: RenderRequest) => Promise<Omit<Before, 'asked' | 'bytes'>> {
  const drawn = new Map<string, Before>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= drawn.get(key)?.bytes ?? 0;
    drawn.delete(key);
  }

  function remember(key: string, before: Before): void {
    forget(key);
    drawn.set(key, before);
    bytes += before.bytes;
    for (const oldest of drawn.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  }

  return async (wish) => {
    const key = JSON.stringify([wish.address, wish.site]);
    const before = drawn.get(key);
    if (before && wish.atMs - before.atMs < maxAgeMs && (await isAnsweredAlike(before.asked, wish.ask))) {
      remember(key, before);
      return before;
    }
    const { ask, asked, hasFailed } = noting(wish.ask);
    const page = await draw({ ...wish, ask });
    const size = 2 * page.html.length + asked.reduce((sum, { question }) => sum + JSON.stringify(question).length, 0);
    // What it shows lies there twice: in the HTML, and for its scripts.
    if (!hasFailed()) remember(key, { asked, page, atMs: wish.atMs, bytes: 2 * size });
    return { page, atMs: wish.atMs };
  };
}

async function isAnsweredAlike(asked: readonly Asked[], ask: CallAnonymously): Promise<boolean> {
  const same = asked.map(async ({ question, answer }) => digest(await ask(...question)) === answer);
  return (await Promise.all(same).catch(() => [false])).every(Boolean);
}

/** Asks, and writes down what was answered. */
function noting(askPlainly: CallAnonymously) {
  const asked: Asked[] = [];
  let failed = false;
  const ask: CallAnonymously = async (...question) => {
    try {
      const answer = await askPlainly(...question);
      asked.push({ question, answer: digest(answer) });
      return answer;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return { ask, asked, hasFailed: () => failed };
}

const digest = (answer: unknown) => createHash('sha1').update(JSON.stringify(answer)).digest('base64');
