import { Link, type LinkProps } from '@tanstack/react-router';

export interface PortalTab {
  path: Exclude<LinkProps['to'], undefined>;
  title: string;
}

const look =
  'block border-b-2 border-transparent py-3 font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink';

/** Links, so that a part of the portal can be opened in another tab or sent to a colleague. */
export const PortalTabs = ({ label, tabs }: { label: string; tabs: readonly PortalTab[] }) => (
  <nav aria-label={label}>
    <ul className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_var(--line)]">
      {tabs.map(({ path, title }) => (
        <li key={path}>
          {/* Whatever is searched for on it, it is the one that is open; the portal's own address begins all others. */}
          <Link to={path} activeOptions={{ includeSearch: false, exact: isBeginning(path, tabs) }} className={look}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

const isBeginning = (path: string, tabs: readonly PortalTab[]) =>
  tabs.some((other) => other.path.startsWith(`${path}/`));
