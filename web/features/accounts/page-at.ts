import { pages, type PageRule } from '@forecourt/contract/pages.ts';
import { paths } from '../../lib/paths.ts';

/** The page at this path, or undefined. */
export const pageAt = (pathname: string): PageRule | undefined =>
  Object.values<PageRule>(pages).find((page) => isAt(page, pathname));

export const isAt = ({ path }: Pick<PageRule, 'path'>, pathname: string): boolean =>
  new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}/?$`).test(pathname);

/** This address if it makes sense for every character, otherwise home: a conversation or a draft belongs to one. */
export function addressForAnyone(address: string): string {
  const page = pageAt(new URL(address, 'http://x').pathname);
  const isAnyones = page && !page.only && (page.needs === 'public' || !page.path.includes('$'));
  return isAnyones ? address : paths.home;
}
