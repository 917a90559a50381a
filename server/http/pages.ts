import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages, type PageName } from '@forecourt/contract/pages.ts';
import { tabs, type TabRule } from '@forecourt/contract/tabs.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from './compressed.ts';
import { buildWithAsset, currentBuild } from './page-builds.ts';
import { escape, headHtml, type SiteFacts } from './page-head.ts';
import type { PageHead } from '../lib/page-head.ts';

/** The built pages: their first HTML, with the site's name and a title already in it, and their files. */
export interface Pages {
  /** The build that this process serves, and where others stand beside it. */
  folder: string;
  builds: string;
  template: string;
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
}

export async function loadPages(builds: string): Promise<Pages> {
  const folder = await currentBuild(builds);
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const [scriptHashes, styleHashes] = [hashesOf('script', template), hashesOf('style', template)];
  return { folder, builds, template, scriptHashes, styleHashes };
}

/** What stands inside the HTML itself, as the content security policy names it. */
const hashesOf = (element: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

export async function servePages(
  app: FastifyInstance,
  { folder, builds, template }: Pages,
  { demo, siteFacts, publicUrl, previewOf }: PageOptions,
): Promise<void> {
  const html = async (request: FastifyRequest, reply: FastifyReply, head: PageHead) => {
    const site = await siteFacts();
    const text = fill(template, site, headHtml(head, site, publicUrl ?? `${request.protocol}://${request.host}`));
    const { encoding, body } = await compressed(text, request.headers['accept-encoding'] ?? '');
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(head.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .send(body);
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
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
      return html(request, reply, preview ?? { title });
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

function fill(template: string, site: SiteFacts, head: string): string {
  // Inside a script element only `<` could end it early.
  const facts = JSON.stringify(site).replaceAll('<', '\\u003c');
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--name-->', () => escape(site.name))
    .replace(factsPlace, (_, open: string, close: string) => open + facts + close);
}

const factsPlace = /(<script type="application\/json" id="site">)\s*\{\}\s*(<\/script>)/;
