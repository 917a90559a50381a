import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { LinkTab, TabLink } from './link-tabs.tsx';

interface LinkPillsProps<Id extends string> {
  label: string;
  pills: readonly Omit<LinkTab<Id>, 'total'>[];
  chosen: Id;
  /** Link to this choice, including the attributes that mark the current one. The router's own matching must be exact. */
  renderLink: (id: Id, link: TabLink) => ReactNode;
}

/** A choice within a page or tab. Each has its own address, so it can be shared and Back returns to the previous one. */
export const LinkPills = <Id extends string>({ label, pills, chosen, renderLink }: LinkPillsProps<Id>) => (
  <nav aria-label={label} className="min-w-0">
    <ul className="flex flex-wrap gap-2">
      {pills.map(({ id, title }) => (
        <li key={id}>
          {renderLink(id, {
            'aria-current': id === chosen ? 'page' : undefined,
            className: clsx(
              'grid h-11 place-items-center rounded-full border px-4 font-medium transition-colors',
              id === chosen
                ? 'border-ink bg-ink text-paper'
                : 'border-line bg-surface text-ink-2 hover:border-edge hover:text-ink',
            ),
            children: title,
          })}
        </li>
      ))}
    </ul>
  </nav>
);
