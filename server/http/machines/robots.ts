import { pages, type PageRule } from '@forecourt/contract/pages.ts';
import { tabs } from '@forecourt/contract/tabs.ts';

/** Crawlers may read what visitors may. Pages that only show a login aren't worth their time. */
export function robotsText(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  const rules = Object.values<PageRule>(pages);
  const ofMembers = rules.filter(
    ({ needs, introduces, path }) => needs !== 'public' && !introduces && !isPattern(path),
  );
  // Below /dealer are the portal's tabs and every dealer's public page.
  const whole = ofMembers.filter(
    ({ path }) => !rules.some((rule) => rule.needs === 'public' && rule.path.startsWith(`${path}/`)),
  );
  const exact = [...ofMembers.map(({ path }) => path), ...Object.values(tabs.dealer).map(({ path }) => path)];
  const refused = [
    ...exact.flatMap((path) => [`${path}$`, `${path}?`]),
    ...whole.map(({ path }) => `${path}/`),
    pages.login.path,
    pages.authCallback.path,
  ];
  const lines = [...new Set(refused)].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${lines.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

const isPattern = (path: string) => path.includes('$');

const days = 24 * 60 * 60 * 1000;

/** RFC 9116. It expires within a year. Until the next month begins it stays the same, so that it can be cached. */
export function securityText(contact: string, origin: string, now: Date): string {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const expires = new Date(month + 180 * days).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`;
}
