import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages, type PageName } from '@forecourt/contract/pages.ts';
import { tabs, type TabRule } from '@forecourt/contract/tabs.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../lib/failure.ts';
import type { PageHead } from '../lib/page-head.ts';
import { compressed } from './compressed.ts';
import { filled, firstHtml, type FirstHtml } from './first-html.ts';
import { buildWithAsset, currentBuild } from './page-builds.ts';
import { drawingFolder, loadDrawing, type AskAsVisitor, type DrawnPage, type PageDrawing } from './page-drawing.ts';
import { headHtml, type SiteFacts } from './page-head.ts';

/** The built pages: their first HTML, with the site's name and a title already in it, and their files. */
export interface Pages {
  /** The build that this process serves, and where others stand beside it. */
  folder: string;
  builds: string;
  first: FirstHtml;
  /** Draws the first view of some; null where the build has none. */
  drawing: PageDrawing | null;
  scriptHashes: string[];
  styleHashes: string[];
}

export interface PageOptions {
  /** The design system is on show. */
  demo: boolean;
  siteFacts: () => Promise<SiteFacts>;
  publicUrl: string | null;
  /** What a link to the page shows, where the page knows more than its title. */
  previewOf: (
    page: PageName,
    visit: { params: Record<string, string>; query: Record<string, unknown>; address: string },
  ) => Promise<PageHead | null>;
  /** What the drawn pages show. */
  ask: AskAsVisitor;
}

export async function loadPages(builds: string): Promise<Pages> {
  const folder = await currentBuild(builds);
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const [scriptHashes, styleHashes] = [hashesOf('script', template), hashesOf('style', template)];
  return { folder, builds, first: firstHtml(template), drawing: await loadDrawing(folder), scriptHashes, styleHashes };
}

/** What stands inside the HTML itself, as the content security policy names it. */
const hashesOf = (element: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

export async function servePages(
  app: FastifyInstance,
  { folder, builds, first, drawing }: Pages,
  { demo, siteFacts, publicUrl, previewOf, ask }: PageOptions,
): Promise<void> {
  const html = async (request: FastifyRequest, reply: FastifyReply, head: PageHead, drawnPage?: PageName) => {
    const site = await siteFacts();
    const headText = headHtml(head, site, publicUrl ?? `${request.protocol}://${request.host}`);
    const drawn = drawnPage ? await draw(request, drawnPage, site) : null;
    const page = drawn && { drawn, scripts: drawing?.scripts[drawnPage!] ?? [] };
    const text = filled(first, site, headText, page);
    const { encoding, body } = await compressed(text, request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(head.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .send(body);
  };

  /** Whatever keeps a page from being drawn, it is a page all the same: it draws itself. */
  const draw = async (request: FastifyRequest, page: PageName, site: SiteFacts): Promise<DrawnPage | null> => {
    const params = request.params as Record<string, string>;
    const wish = { page, address: request.url, params, atMs: Date.now(), site, ask };
    try {
      return await Promise.race([drawing!.draw(wish), tooLate()]);
    } catch (err) {
      // What may not be seen is said by the page itself.
      if (!(err instanceof Failure) || err.status >= 500) request.log.error({ err }, 'page not drawn');
      return null;
    }
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/index.html', `${drawingFolder}/**`, '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under assets/ carry a hash of their content; the rest may change with the next release.
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  // Pages opened before an update, and those of a process that is one version ahead, ask for their own.
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const build = await buildWithAsset(builds, name);
    return build ? reply.sendFile(`assets/${name}`, build) : reply.callNotFound();
  });

  for (const [name, { path, title }] of Object.entries(pages)) {
    app.get(path.replaceAll('$', ':'), async (request, reply) => {
      const { params, query } = request as { params: Record<string, string>; query: Record<string, unknown> };
      // A page that cannot be previewed is still a page.
      const preview = await previewOf(name as PageName, { params, query, address: request.ip }).catch(
        (err: unknown) => {
          request.log.warn({ err }, 'no preview');
          return null;
        },
      );
      // Whoever asks too often gets no preview, and what costs as much is not drawn for them either.
      const isDrawn = preview !== null && drawing?.draws(name);
      return html(request, reply, preview ?? { title }, isDrawn ? (name as PageName) : undefined);
    });
  }
  for (const [name, ofPage] of Object.entries(tabs))
    for (const { path, title } of Object.values<TabRule>(ofPage)) {
      const page = pages[name as PageName];
      // At the address of the page itself there is one already.
      if (path === page.path) continue;
      const whole = `${title} · ${page.title}`;
      app.get(path, async (request, reply) => html(request, reply, { title: whole }));
    }
  // The design system on show; no page of the product.
  if (demo) app.get('/_gallery', async (request, reply) => html(request, reply, { title: 'Gallery' }));
  // The other address that the documents give for the sign-in's return.
  app.get('/oauth/callback', async (request, reply) =>
    reply.redirect(`/auth/callback${new URL(request.url, 'http://x').search}`),
  );

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (wantsPage) return html(request, reply, { title: 'Not found', status: 404 });
    return reply.code(404).send({ success: false, error: 'No such call', code: 'unknown_call' });
  });
}

const patienceMs = 3000;

const tooLate = () =>
  new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new Error(`Nothing to show after ${patienceMs} ms`)), patienceMs).unref();
  });
