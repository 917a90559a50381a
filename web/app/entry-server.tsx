/**
 * Server-side rendering of the first page view. Built as a separate bundle next to the pages (tools/build.ts), which
 * the server loads through its own interface (server/http/pages/page-renderer.ts).
 */
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryHistory } from '@tanstack/react-router';
import { setRenderedAt, type SsrResponse, type SsrState } from '../lib/ssr-state.ts';
import { site } from '../lib/site.ts';
import { App } from './app.tsx';
import { ssrQueries, type SsrQuery } from './ssr-queries.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

interface Wish {
  page: string;
  /** Path and query string. */
  address: string;
  params: Record<string, string>;
  atMs: number;
  site: typeof site;
  /** Fetches as a visitor: `ask('cars', 'list', input)`. Null if the id doesn't exist. */
  ask: (feature: string, call: string, input: unknown) => Promise<unknown>;
}

interface Drawn {
  html: string;
  /** Images above the fold, for preload links in the head. */
  pictures: string;
  state: SsrState;
}

/** Whether the server renders this page. */
export const rendersPage = (page: string): boolean => page in ssrQueries;

export async function render(wish: Wish): Promise<Drawn> {
  Object.assign(site, wish.site);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [wish.address] }), true);
  const [answers] = await Promise.all([fetchQueries(wish), router.load()]);
  const client = createQueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  setRenderedAt(wish.atMs);
  const whole = await html(
    <StrictMode>
      <App router={router} client={client} />
    </StrictMode>,
  );
  client.clear();
  return { ...parted(whole), state: { atMs: wish.atMs, answers } };
}

async function fetchQueries({ page, address, params, ask }: Wish): Promise<SsrResponse[]> {
  const { searchParams } = new URL(address, 'http://localhost');
  const queries = ssrQueries[page as keyof typeof ssrQueries]({ params, text: searchParams.toString() });
  const fetchQuery = async ({ queryKey }: SsrQuery, index: number): Promise<SsrResponse[]> => {
    const [feature, call, input] = queryKey;
    try {
      return [[queryKey, await ask(feature, call, input)]];
    } catch (cause) {
      if (index === 0) throw cause;
      return [];
    }
  };
  return (await Promise.all(queries.map(fetchQuery))).flat();
}

/**
 * Waits for everything, because streamed content needs React's inline scripts, which the content security policy
 * blocks.
 */
async function html(app: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  if (failures.length > 0) throw failures[0];
  return Buffer.concat(chunks).toString();
}

/**
 * React hoists image preloads to the front. Inline styles are applied by our own script (first/body.ts), because the
 * content security policy blocks style attributes.
 */
function parted(whole: string): Pick<Drawn, 'html' | 'pictures'> {
  const [pictures = ''] = /^(?:<link [^>]*>)*/.exec(whole) ?? [];
  return { pictures, html: whole.slice(pictures.length).replaceAll(' style="', ' data-style="') };
}
