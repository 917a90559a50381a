import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages, type PageName } from '@forecourt/contract/pages.ts';
import { movedPages } from '@forecourt/contract/moved-pages.ts';
import { movedTabs, tabs, type TabRule } from '@forecourt/contract/tabs.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../lib/failure.ts';
import type { CallAnonymously, PageHead } from '../../lib/page-head.ts';
import type { AnonymousResponses } from '../calls/anonymous-calls.ts';
import { cachedRender } from './render-cache.ts';
import { exchangeOf } from '../calls/exchange.ts';
import { filled, ssrHtml, type SsrHtml } from './ssr-html.ts';
import { buildWithAsset, currentBuild } from './page-builds.ts';
import { isCacheablePage } from '../cache/cacheable-requests.ts';
import { shouldBypassCache } from '../cache/cache-bypass.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { rendererFolder, loadRenderer, type RenderRequest, type PageRenderer } from './page-renderer.ts';
import { originOf } from '../calls/origin.ts';
import { headHtml, type SiteFacts } from './page-head.ts';
import type { FastPath } from '../cache/fast-path.ts';
import { sendWritten, WrittenAnswer } from '../cache/written-answer.ts';

/** The built pages: their HTML with the site's name and a title, and their assets. */
export interface Pages {
  /** The build this process serves. Other builds are in sibling folders. */
  folder: string;
  builds: string;
  first: SsrHtml;
  /** Renders the first view of some pages. Null if the build has no server bundle. */
  renderer: PageRenderer | null;
  /**
   * After this long a page is sent without server rendering. 3 seconds, unless a test that compares rendered pages
   * allows more.
   */
  renderTimeoutMs?: number;
  scriptHashes: string[];
  styleHashes: string[];
}

export interface PageOptions {
  /** Whether the gallery of the design system is served. */
  demo: boolean;
  siteFacts: () => Promise<SiteFacts>;
  publicUrl: string | null;
  /** Counts a page view against the same limit as the calls it makes. */
  countView: (page: PageName, address: string) => Promise<void>;
  /** The link preview, for pages that know more than their title. */
  previewOf: (
    page: PageName,
    visit: { params: Record<string, string>; query: Record<string, unknown>; origin: string; ask: CallAnonymously },
  ) => Promise<PageHead | null>;
  /** Data for rendering. */
  visitors: AnonymousResponses;
  cache: ResponseCache;
  fastPath: FastPath;
  /** Memory limit for rendered pages. */
  renderedBytes: number;
}

export async function loadPages(builds: string): Promise<Pages> {
  const folder = await currentBuild(builds);
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const [scriptHashes, styleHashes] = [hashesOf('script', template), hashesOf('style', template)];
  return { folder, builds, first: ssrHtml(template), renderer: await loadRenderer(folder), scriptHashes, styleHashes };
}

/** Hashes of inline elements for the content security policy. */
const hashesOf = (element: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

export async function servePages(
  app: FastifyInstance,
  { folder, builds, first, renderer, renderTimeoutMs = defaultRenderTimeoutMs }: Pages,
  { demo, siteFacts, publicUrl, countView, previewOf, visitors, cache, fastPath, renderedBytes }: PageOptions,
): Promise<void> {
  const cachedPage = renderer && cachedRender(renderer.render, renderedBytes);

  const send = (request: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer) =>
    sendWritten(request, reply.header('cache-control', cacheControl), answer);

  const makePage = async (
    request: FastifyRequest,
    head: PageHead,
    toRender?: { page: PageName; ask: CallAnonymously },
  ) => {
    const site = await siteFacts();
    const done = toRender ? await renderPage(request, { ...toRender, site }) : null;
    const page = done && { rendered: done.page, scripts: renderer?.scripts[toRender!.page] ?? [] };
    const text = filled(first, site, headHtml(head, site, originOf(request, publicUrl)), page);
    // Rendered later, a page with the same content is still the same page.
    const about = {
      type: 'text/html; charset=utf-8',
      status: head.status ?? 200,
      identity: done ? text.replaceAll(`${done.atMs}`, '') : text,
    };
    return { answer: new WrittenAnswer(text, about), isLasting: page !== null && about.status === 200 };
  };

  const html = async (request: FastifyRequest, reply: FastifyReply, head: PageHead) =>
    send(request, reply, (await makePage(request, head)).answer);

  /** Renders the page, or returns null on any failure so that the browser renders it. */
  const renderPage = async (request: FastifyRequest, toRender: Pick<RenderRequest, 'page' | 'ask' | 'site'>) => {
    const params = request.params as Record<string, string>;
    try {
      return await withTimeout(
        cachedPage!({ ...toRender, address: request.url, params, atMs: Date.now() }),
        renderTimeoutMs,
      );
    } catch (err) {
      // Permission errors are shown by the page itself.
      if (!(err instanceof Failure) || err.status >= 500) request.log.error({ err }, 'page not rendered');
      return null;
    }
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/index.html', `${rendererFolder}/**`, '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under assets/ contain a content hash. Other files may change with the next release.
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  // Pages opened before an update, or served by a newer process, request assets of their own build.
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const build = await buildWithAsset(builds, name);
    return build ? reply.sendFile(`assets/${name}`, build) : reply.callNotFound();
  });

  const pageOf = async (request: FastifyRequest, name: PageName, isFresh: boolean) => {
    const { params, query } = request as { params: Record<string, string>; query: Record<string, unknown> };
    const ask = visitors.forPage(isFresh);
    // A page whose preview fails is still served.
    const preview = await previewOf(name, { params, query, origin: originOf(request, publicUrl), ask }).catch(
      (err: unknown) => {
        request.log.warn({ err }, 'no preview');
        return null;
      },
    );
    const isRendered = preview !== null && renderer?.rendersPage(name);
    return makePage(request, preview ?? { title: pages[name].title }, isRendered ? { page: name, ask } : undefined);
  };

  for (const [page, { path, title }] of Object.entries(pages)) {
    const name = page as PageName;
    app.get(path.replaceAll('$', ':'), async (request, reply) => {
      // Over the rate limit, the page is sent without a preview and without server rendering.
      if (!(await mayView(name, request))) return html(request, reply, { title });
      const exchange = exchangeOf(request, reply, { publicUrl });
      const isFresh = shouldBypassCache(exchange) || !isCacheablePage(name, request.query as Record<string, unknown>);
      const make = () => pageOf(request, name, isFresh);
      if (isFresh) return send(request, reply, (await make()).answer);
      const question = `${originOf(request, publicUrl)}${request.url}`;
      const answer = await cache.get(question, make);
      fastPath.remember(request, { question, cacheControl, countUse: (address) => countView(name, address) });
      return send(request, reply, answer);
    });
  }

  const mayView = async (name: PageName, { ip, log }: FastifyRequest): Promise<boolean> => {
    try {
      await countView(name, ip);
      return true;
    } catch (err) {
      log.warn({ err }, 'no preview');
      return false;
    }
  };
  for (const [name, ofPage] of Object.entries(tabs))
    for (const { path, title } of Object.values<TabRule>(ofPage)) {
      const page = pages[name as PageName];
      // The page's own route already serves this address.
      if (path === page.path) continue;
      const whole = `${title} · ${page.title}`;
      app.get(path, async (request, reply) => html(request, reply, { title: whole }));
    }
  for (const [from, to] of Object.entries(movedTabs))
    app.get(from, async (request, reply) => reply.redirect(`${to}${new URL(request.url, 'http://x').search}`));
  // The design system's gallery, which isn't part of the product.
  if (demo) app.get('/_gallery', async (request, reply) => html(request, reply, { title: 'Gallery' }));
  for (const [path, target] of Object.entries(movedPages))
    app.get(path, async (request, reply) => reply.redirect(target + new URL(request.url, 'http://x').search));

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (wantsPage) return html(request, reply, { title: 'Not found', status: 404 });
    return reply.code(404).send({ success: false, error: 'No such call', code: 'unknown_call' });
  });
}

/** The browser may cache it but must revalidate. */
const cacheControl = 'no-cache';

const defaultRenderTimeoutMs = 3000;

async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`Rendering took longer than ${timeoutMs} ms`)),
    timeoutMs,
  ).unref();
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
