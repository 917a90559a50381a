import { useEffect, useRef } from 'react';
import { Link, useMatches, type LinkProps } from '@tanstack/react-router';
import clsx from 'clsx';
import { fadeWidth, fadingRow, useFadingEnds } from './scroll-fade.ts';
import { UnreadPill } from './unread-pill.tsx';

interface TabLink {
  path: Exclude<LinkProps['to'], undefined>;
  title: string;
  /** How many things there need attention. */
  attention?: number | undefined;
}

export interface PortalTab extends TabLink {
  /** The tab itself and its subtabs. */
  below: readonly TabLink[];
}

/** Tabs are links, so a part of the portal can be opened in a new tab or shared with a colleague. */
export function PortalTabs({ label, tabs }: { label: string; tabs: readonly PortalTab[] }) {
  const here = useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/(.)\/$/, '$1') });
  const open = tabs.find(({ below }) => below.some(({ path }) => path === here));
  const isCounted = tabs.some(({ attention }) => (attention ?? 0) > 0);
  const row = useCurrentInView(open?.path, isCounted);
  const rowBelow = useCurrentInView(here, isCounted);
  return (
    <>
      <nav aria-label={label}>
        <ul ref={row} className={clsx(fadingRow, 'gap-6 shadow-[inset_0_-1px_var(--line)]')}>
          {tabs.map((tab) => (
            <li key={tab.path}>
              <Link to={tab.path} {...exactly} {...(tab === open && { 'aria-current': 'page' })} className={rowLook}>
                {tab.title}
                <UnreadPill count={tab.attention ?? 0} of="open task" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open && open.below.length > 1 && (
        <nav aria-label={open.title}>
          <ul ref={rowBelow} className={clsx(fadingRow, 'gap-1')}>
            {open.below.map(({ path, title, attention }) => (
              <li key={path}>
                <Link to={path} {...exactly} className={belowLook}>
                  {title}
                  <UnreadPill count={attention ?? 0} of="open task" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/**
 * Scrolls the row to the open tab, because on a phone it's wider than the screen. The first numbers widen the row and can push the open tab out of view, so it scrolls again for them.
 */
function useCurrentInView(current: string | undefined, isCounted: boolean) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!row.current || !tab) return;
    const { left, right } = row.current.getBoundingClientRect();
    // Beyond the fade, which would cover it.
    if (tab.left < left + fadeWidth || tab.right > right - fadeWidth)
      row.current.scrollLeft += (tab.left + tab.right - left - right) / 2;
  }, [current, isCounted]);
  useFadingEnds(row);
  return row;
}

/** Ignores the search, and matches exactly because one tab's path can be a prefix of another's. */
const exactly = { activeOptions: { includeSearch: false, exact: true } };

const rowLook =
  'flex items-center gap-2 border-b-2 border-transparent py-3 font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink';

const belowLook =
  'flex h-9 items-center gap-2 rounded-full px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-sunken aria-[current=page]:text-ink';
