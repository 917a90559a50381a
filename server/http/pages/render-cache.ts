import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CallAnonymously } from '../../lib/page-head.ts';
import type { RenderRequest, RenderedPage } from './page-renderer.ts';

type Render = (request: RenderRequest) => Promise<RenderedPage>;
interface RecordedCall {
  question: Parameters<CallAnonymously>;
  answer: string;
}

interface CachedPage {
  calls: RecordedCall[];
  page: RenderedPage;
  atMs: number;
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
): (request: RenderRequest) => Promise<Omit<CachedPage, 'calls'>> {
  const rendered = new LRUCache<string, CachedPage>({ maxSize: Math.max(1, Math.floor(maxBytes)) });

  return async (request) => {
    const key = JSON.stringify([request.address, request.site]);
    const before = rendered.get(key);
    if (before && request.atMs - before.atMs < maxAgeMs && (await hasSameResponses(before.calls, request.ask)))
      return before;
    const { ask, calls, hasFailed } = recordCalls(request.ask);
    const page = await render({ ...request, ask });
    const size = 2 * page.html.length + calls.reduce((sum, { question }) => sum + JSON.stringify(question).length, 0);
    // The data is in the page twice: as HTML and as state for hydration.
    if (!hasFailed()) rendered.set(key, { calls, page, atMs: request.atMs }, { size: 2 * size });
    return { page, atMs: request.atMs };
  };
}

async function hasSameResponses(calls: readonly RecordedCall[], ask: CallAnonymously): Promise<boolean> {
  const same = calls.map(async ({ question, answer }) => digest(await ask(...question)) === answer);
  return (await Promise.all(same).catch(() => [false])).every(Boolean);
}

/** Makes calls and records their results. */
function recordCalls(call: CallAnonymously) {
  const calls: RecordedCall[] = [];
  let failed = false;
  const ask: CallAnonymously = async (...question) => {
    try {
      const answer = await call(...question);
      calls.push({ question, answer: digest(answer) });
      return answer;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return { ask, calls, hasFailed: () => failed };
}

const digest = (answer: unknown) => createHash('sha1').update(JSON.stringify(answer)).digest('base64');
