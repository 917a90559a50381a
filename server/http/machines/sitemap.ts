import { Readable } from 'node:stream';
import { helpAnswers } from '@forecourt/contract/help/help-answers.ts';
import { pages, type PageRule } from '@forecourt/contract/pages.ts';
import { xmlHead, xmlText } from './xml.ts';

/** Reads the public pages of one kind, such as cars. A part is a range of ids. */
export interface SitemapSource {
  kinds: readonly string[];
  parts: (kind: string, idsEach: number) => Promise<number[]>;
  pages: (
    kind: string,
    range: { after: number; upTo: number; limit: number },
  ) => Promise<{ id: number; names: string[]; changed_at: Date | null }[]>;
}

/** The protocol's own limit for one file. */
export const urlsPerPart = 50_000;
const batchSize = 5_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const folderOf: Record<string, string> = { cars: '/car', wanted: '/wanted', dealers: '/dealer', market: '/market' };

export async function sitemapIndex(source: SitemapSource, origin: string): Promise<string> {
  const parts = await Promise.all(
    source.kinds.map(async (kind) => (await source.parts(kind, urlsPerPart)).map((part) => `${kind}-${part}`)),
  );
  const entries = ['pages', ...parts.flat()].map(
    (name) => `<sitemap><loc>${xmlText(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Pages about this visit, with nothing to find. */
const ofThisVisit = new Set<string>([pages.compare.path, pages.login.path, pages.authCallback.path]);

/** Home, Browse, help and the like. When they last changed isn't known, so it isn't claimed. */
export function fixedPages(origin: string): string {
  const fixed = Object.values<PageRule>(pages).filter(
    ({ path, needs, introduces }) =>
      (needs === 'public' || introduces) && !path.includes('$') && !ofThisVisit.has(path),
  );
  const paths = [...fixed.map(({ path }) => path), ...helpAnswers.map(({ id }) => `${pages.help.path}/${id}`)];
  const entries = paths.map((path) => `<url><loc>${xmlText(origin + path)}</loc></url>\n`);
  return `${xmlHead}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;
}

/** One part, read and sent a few thousand pages at a time. Null if it lists nothing. */
export async function sitemapPart(source: SitemapSource, origin: string, kind: string, part: number) {
  const upTo = part * urlsPerPart;
  const read = (after: number) => source.pages(kind, { after, upTo, limit: batchSize });
  const first = await read(upTo - urlsPerPart);
  if (first.length === 0) return null;
  async function* lines() {
    yield `${xmlHead}<urlset ${namespace}>\n`;
    for (let rows = first; rows.length > 0; rows = await read(rows.at(-1)!.id))
      yield rows
        .map(({ names, changed_at }) => {
          const address = [origin + folderOf[kind], ...names.map(encodeURIComponent)].join('/');
          const lastmod = changed_at === null ? '' : `<lastmod>${changed_at.toISOString()}</lastmod>`;
          return `<url><loc>${xmlText(address)}</loc>${lastmod}</url>\n`;
        })
        .join('');
    yield '</urlset>\n';
  }
  return Readable.from(lines());
}
