import type { ReactNode } from 'react';
import { openTabs, type PageWithTabs } from '@forecourt/contract/tabs.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { parseSearch, stringifySearch } from '../lib/search-text.ts';
import { Redirect } from '../ui/redirect.tsx';
import { NotFound } from './not-found.tsx';
import type { CurrentPage } from './use-current-page.ts';

interface TabGateProps {
  current: CurrentPage;
  children: ReactNode;
}

/** Stands before the tabs of a page and lets through whom contract/tabs.ts names; the page itself leads to the first. */
export function TabGate({ current: { page, tab, href }, children }: TabGateProps) {
  const person = useMember();
  if (!person) return null;
  const open = openTabs(page as PageWithTabs, person);
  if (open.some(({ name }) => name === tab)) return children;
  const [first] = open;
  if (tab !== '' || !first) return <NotFound />;
  // Addresses from before the tabs had their own named one in the search, where it named any.
  const { tab: named, ...search } = parseSearch(new URL(href, 'http://x').search);
  const { path } = open.find(({ name }) => name === named) ?? first;
  return <Redirect key={path} address={path + stringifySearch(search)} />;
}
