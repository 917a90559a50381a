/**
 * The pages that the server draws itself, for their first view. It is built into a program of its own beside the pages
 * (tools/build.ts), which the server loads and calls by its own interface (server/http/page-renderer.ts).
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
  /** Path and query. */
  address: string;
  params: Record<string, string>;
  atMs: number;
  site: typeof site;
  /** What a visitor is answered: `ask('cars', 'list', input)`; null where there is nothing of that number. */
  ask: (feature: string, call: string, input: unknown) => Promise<unknown>;
}

interface Drawn {
  html: string;
  /** The pictures that are seen first, for the head. */
  pictures: string;
  state: SsrState;
}

/** Whether the server draws this page. */
export const rendersPage = (page: string): boolean => page in ssrQueries;

export async function render(wish: Wish): Promise<Drawn> {
  Object.assign(site, wish.site);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [wish.address] }), true);
  const [answers] = await Promise.all([answersFor(wish), router.load()]);
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

async function answersFor({ page, address, params, ask }: Wish): Promise<SsrResponse[]> {
  const { searchParams } = new URL(address, 'http://localhost');
  const queries = ssrQueries[page as keyof typeof ssrQueries]({ params, text: searchParams.toString() });
  const asked = async ({ queryKey }: SsrQuery, index: number): Promise<SsrResponse[]> => {
    const [feature, call, input] = queryKey;
    try {
      return [[queryKey, await ask(feature, call, input)]];
    } catch (cause) {
      if (index === 0) throw cause;
      return [];
    }
  };
  return (await Promise.all(queries.map(asked))).flat();
}

/** Everything in place: nothing is left to be put there by a script of React's, which the content policy would refuse. */
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
 * React puts the pictures that come first before everything else. Styles of single elements are set by a script of
 * ours (index.html): written as they are, the content policy would refuse them.
 */
function parted(whole: string): Pick<Drawn, 'html' | 'pictures'> {
  const [pictures = ''] = /^(?:<link [^>]*>)*/.exec(whole) ?? [];
  return { pictures, html: whole.slice(pictures.length).replaceAll(' style="', ' data-style="') };
}
