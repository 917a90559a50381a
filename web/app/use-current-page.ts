import { useMatches } from '@tanstack/react-router';
import type { PageName } from '@forecourt/contract/pages.ts';
import { stringifySearch } from '../lib/search-text.ts';

export interface CurrentPage {
  page: PageName | null;
  /** Of a page with tabs; empty at the address of the page itself. */
  tab: string | undefined;
  pathname: string;
  href: string;
}

/** The page that is shown, with its own address: the router's location is the next one's while that still loads. */
export function useCurrentPage(): CurrentPage | null {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  if (!match) return null;
  const { staticData, pathname, search } = match;
  return { page: staticData.page, tab: staticData.tab, pathname, href: pathname + stringifySearch(search) };
}
