import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { paths } from '../../lib/paths.ts';

export interface PortalTab {
  id: string;
  title: string;
}

/** Links, so that a part of the portal can be opened in another tab or sent to a colleague. */
export const PortalTabs = ({ tabs, chosen }: { tabs: readonly PortalTab[]; chosen: string }) => (
  <nav aria-label="Staff portal">
    <ul className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_var(--line)]">
      {tabs.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={paths.staff}
            search={{ tab: id }}
            aria-current={id === chosen ? 'page' : undefined}
            className={clsx(
              'block border-b-2 py-3 font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
              id === chosen ? 'border-accent text-ink' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
