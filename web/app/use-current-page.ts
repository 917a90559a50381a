import { useMatches } from '@tanstack/react-router';
import type { PageName } from '@forecourt/contract/pages.ts';
import { stringifySearch } from '../lib/search-text.ts';

export interface CurrentPage {
  page: PageName | null;
  /** For a page with tabs. Empty at the page's own address. */
  tab: string | undefined;
  pathname: string;
  href: string;
}

/** The page on screen, with its own address. The router's location already points to the next page while that loads. */
export function useCurrentPage(): CurrentPage | null {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  if (!match) return null;
  const { staticData, pathname, search } = match;
  return { page: staticData.page, tab: staticData.tab, pathname, href: pathname + stringifySearch(search) };
}
