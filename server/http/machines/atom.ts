import type { Feed, FeedEntry } from '../../lib/feed.ts';
import { xmlHead, xmlText } from './xml.ts';

interface Place {
  origin: string;
  /** The feed's own path. */
  self: string;
  siteName: string;
}

/** An Atom feed (RFC 4287). The ids are the addresses of the pages, which never change. */
export function atomFeed({ title, path, entries }: Feed, { origin, self, siteName }: Place): string {
  const address = (to: string) => xmlText(origin + to);
  const updated = entries.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), never);
  return (
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n` +
    `<id>${address(self)}</id>\n<title>${xmlText(`${title} · ${siteName}`)}</title>\n<updated>${updated}</updated>\n` +
    `<author><name>${xmlText(siteName)}</name></author>\n` +
    `<link rel="self" type="application/atom+xml" href="${address(self)}"/>\n` +
    `<link rel="alternate" type="text/html" href="${address(path)}"/>\n` +
    `${entries.map((one) => entryXml(one, address)).join('')}</feed>\n`
  );
}

/** Atom requires a time, also if nothing is listed. A later one would look like news. */
const never = '1970-01-01T00:00:00.000Z';

const entryXml = (entry: FeedEntry, address: (path: string) => string): string =>
  `<entry><id>${address(entry.path)}</id><title>${xmlText(entry.title)}</title>` +
  `<published>${entry.publishedAt}</published><updated>${entry.updatedAt}</updated>` +
  `<author><name>${xmlText(entry.author)}</name></author>` +
  `<link rel="alternate" type="text/html" href="${address(entry.path)}"/>` +
  (entry.image === null ? '' : `<link rel="enclosure" type="image/webp" href="${address(entry.image)}"/>`) +
  `<summary>${xmlText(entry.summary)}</summary></entry>\n`;
