import { createHash } from 'node:crypto';
import type { CallAnonymously } from '../lib/page-head.ts';
import type { RenderRequest, RenderedPage } from './page-renderer.ts';

type Render = (wish: RenderRequest) => Promise<RenderedPage>;
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

/** How long a rendered page may say "3 minutes ago" before the browser corrects it. */
const maxAgeMs = 60_000;

/**
 * Rendering takes many times as long as querying, and most changes affect data that a page doesn't show. A rendered
 * page is therefore reused if its calls return the same as before.
 */
export function cachedRender(
  render: Render,
  maxBytes: number,
): (wish: RenderRequest) => Promise<Omit<Before, 'asked' | 'bytes'>> {
  const rendered = new Map<string, Before>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= rendered.get(key)?.bytes ?? 0;
    rendered.delete(key);
  }

  function remember(key: string, before: Before): void {
    forget(key);
    rendered.set(key, before);
    bytes += before.bytes;
    for (const oldest of rendered.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  }

  return async (wish) => {
    const key = JSON.stringify([wish.address, wish.site]);
    const before = rendered.get(key);
    if (before && wish.atMs - before.atMs < maxAgeMs && (await isAnsweredAlike(before.asked, wish.ask))) {
      remember(key, before);
      return before;
    }
    const { ask, asked, hasFailed } = noting(wish.ask);
    const page = await render({ ...wish, ask });
    const size = 2 * page.html.length + asked.reduce((sum, { question }) => sum + JSON.stringify(question).length, 0);
    // The data is in the page twice: as HTML and as state for hydration.
    if (!hasFailed()) remember(key, { asked, page, atMs: wish.atMs, bytes: 2 * size });
    return { page, atMs: wish.atMs };
  };
}

async function isAnsweredAlike(asked: readonly Asked[], ask: CallAnonymously): Promise<boolean> {
  const same = asked.map(async ({ question, answer }) => digest(await ask(...question)) === answer);
  return (await Promise.all(same).catch(() => [false])).every(Boolean);
}

/** Makes calls and records their results. */
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
