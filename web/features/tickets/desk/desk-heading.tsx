import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { staffTabs } from '../../../lib/tab-paths.ts';
import type { DeskSearch } from './desk-search.ts';

export const deskTitle = 'desk-title';

interface DeskHeadingProps {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** The list to go back to. Omitted on the list itself. */
  back?: DeskSearch | undefined;
}

/** Heading of a screen in the tickets tab. It receives focus when the screen opens. */
export const DeskHeading = ({ title, text, actions, back }: DeskHeadingProps) => (
  <div className="grid gap-2">
    {back && (
      <Link
        to={staffTabs.tickets}
        search={back}
        className="-ml-1 inline-flex items-center gap-1.5 justify-self-start rounded-s px-1 text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        All tickets
      </Link>
    )}
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h2 id={deskTitle} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {text && <div className="text-ink-2">{text}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </div>
  </div>
);
