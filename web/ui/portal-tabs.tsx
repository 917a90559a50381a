import { useEffect, useRef } from 'react';
import { Link, useMatches, type LinkProps } from '@tanstack/react-router';

interface TabLink {
  path: Exclude<LinkProps['to'], undefined>;
  title: string;
}

export interface PortalTab extends TabLink {
  /** The tab itself and its subtabs. */
  below: readonly TabLink[];
}

/** Tabs are links, so a part of the portal can be opened in a new tab or shared with a colleague. */
export function PortalTabs({ label, tabs }: { label: string; tabs: readonly PortalTab[] }) {
  const here = useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/(.)\/$/, '$1') });
  const open = tabs.find(({ below }) => below.some(({ path }) => path === here));
  const row = useCurrentInView(open?.path);
  const rowBelow = useCurrentInView(here);
  return (
    <>
      <nav aria-label={label}>
        <ul ref={row} className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_var(--line)]">
          {tabs.map((tab) => (
            <li key={tab.path}>
              <Link to={tab.path} {...exactly} {...(tab === open && { 'aria-current': 'page' })} className={rowLook}>
                {tab.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open && open.below.length > 1 && (
        <nav aria-label={open.title}>
          <ul ref={rowBelow} className="flex gap-1 overflow-x-auto">
            {open.below.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} {...exactly} className={belowLook}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** Scrolls the row to the open tab, because on a phone it's wider than the screen. */
function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!row.current || !tab) return;
    const { left, right } = row.current.getBoundingClientRect();
    if (tab.left < left || tab.right > right) row.current.scrollLeft += (tab.left + tab.right - left - right) / 2;
  }, [current]);
  return row;
}

/** Ignores the search, and matches exactly because one tab's path can be a prefix of another's. */
const exactly = { activeOptions: { includeSearch: false, exact: true } };

const rowLook =
  'block border-b-2 border-transparent py-3 font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink';

const belowLook =
  'flex h-9 items-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:bg-sunken aria-[current=page]:text-ink';
