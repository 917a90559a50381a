import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages } from '@forecourt/contract/pages.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The built pages: their first HTML, with the site's name and a title already in it, and their files. */
export interface Pages {
  folder: string;
  template: string;
  scriptHashes: string[];
}

export interface SiteFacts {
  name: string;
  demo: boolean;
}

export async function loadPages(folder: string): Promise<Pages> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const inline = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const scriptHashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return { folder, template, scriptHashes };
}

export async function servePages(app: FastifyInstance, { folder, template }: Pages, site: SiteFacts): Promise<void> {
  const html = (reply: FastifyReply, title: string, status = 200) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(fill(template, site, title));

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

  for (const { path, title } of Object.values(pages)) {
    app.get(path.replaceAll('$', ':'), async (_request, reply) => html(reply, title));
  }
  // The design system on show; no page of the product.
  if (site.demo) app.get('/_gallery', async (_request, reply) => html(reply, 'Gallery'));
  // The other address that the documents give for the sign-in's return.
  app.get('/oauth/callback', async (request, reply) =>
    reply.redirect(`/auth/callback${new URL(request.url, 'http://x').search}`),
  );

  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (wantsPage) return html(reply, 'Not found', 404);
    return reply.code(404).send({ success: false, error: 'No such call', code: 'unknown_call' });
  });
}

function fill(template: string, site: SiteFacts, title: string): string {
  const fullTitle = title ? `${title} · ${site.name}` : site.name;
  const description =
    'Cars from private sellers and dealers of the city. An unofficial, entertainment-only marketplace.';
  const head = [
    `<title>${escape(fullTitle)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:site_name" content="${escape(site.name)}">`,
    `<meta property="og:title" content="${escape(fullTitle)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
  ].join('\n    ');
  // Inside a script element only `<` could end it early.
  const facts = JSON.stringify(site).replaceAll('<', '\\u003c');
  return template
    .replace('<!--head-->', () => head)
    .replace(factsPlace, (_, open: string, close: string) => open + facts + close);
}

const factsPlace = /(<script type="application\/json" id="site">)\s*\{\}\s*(<\/script>)/;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
