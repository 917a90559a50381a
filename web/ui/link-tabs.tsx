import type { ComponentProps, ReactNode } from 'react';
import { count } from '../lib/format.ts';

export interface LinkTab<Id extends string> {
  id: Id;
  title: string;
  /** Count shown after the title. */
  total?: number | undefined;
}

export type TabLink = Pick<ComponentProps<'a'>, 'aria-current' | 'className' | 'children'>;

interface LinkTabsProps<Id extends string> {
  label: string;
  tabs: readonly LinkTab<Id>[];
  chosen: Id;
  /**
   * Link to this tab, including the attributes that mark the current one. The router's own matching must be exact, or
   * the first tab is current on every tab.
   */
  renderLink: (id: Id, link: TabLink) => ReactNode;
}

/** Tabs that are links. Each has its own address, so it can be shared and Back returns to the previous one. */
export const LinkTabs = <Id extends string>({ label, tabs, chosen, renderLink }: LinkTabsProps<Id>) => (
  <nav aria-label={label}>
    <ul className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none]">
      {tabs.map(({ id, title, total }) => (
        <li key={id}>
          {renderLink(id, {
            'aria-current': id === chosen ? 'page' : undefined,
            className: look,
            children: (
              <>
                {title}
                {total !== undefined && <span className="text-sm text-ink-3 max-[479px]:hidden">{count(total)}</span>}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  </nav>
);

const look =
  'flex h-12 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink';
