import type { ReactNode } from 'react';
import { pages } from '@forecourt/contract/pages.ts';
import { openTabs, tabs, type PageWithTabs, type TabRule } from '@forecourt/contract/tabs.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { parseSearch, stringifySearch } from '../lib/search-text.ts';
import { Redirect } from '../ui/redirect.tsx';
import { NotFound } from './not-found.tsx';
import { OutsideRole } from './outside-role.tsx';
import type { CurrentPage } from './use-current-page.ts';

interface TabGateProps {
  current: CurrentPage;
  children: ReactNode;
}

/** Guards a page's tabs by the rules in contract/tabs.ts. */
export function TabGate({ current: { page, tab, pathname, href }, children }: TabGateProps) {
  const person = useMember();
  if (!person) return null;
  const open = openTabs(page as PageWithTabs, person);
  const shown = open.find(({ name }) => name === tab);
  // Older addresses named the tab in the search, if at all.
  const { tab: named, ...search } = parseSearch(new URL(href, 'http://x').search);
  const isOwn = pathname.replace(/\/$/, '') === pages[page as PageWithTabs].path;
  const meant = isOwn ? open.find(({ name }) => name === named) : undefined;
  if (!shown) {
    const rule = tab === undefined ? undefined : (tabs[page as PageWithTabs] as Record<string, TabRule>)[tab];
    // Only those who can open the portal learn that it has this page.
    return rule && open[0] ? <OutsideRole title={rule.title} back={open[0]} /> : <NotFound />;
  }
  if (!meant || meant === shown) return children;
  return <Redirect key={meant.path} address={meant.path + stringifySearch(search)} />;
}
