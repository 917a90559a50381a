import clsx from 'clsx';
import { Rss } from 'lucide-react';

/** For feed readers. The browser itself shows a feed as text. */
export const FeedLink = ({ path, className }: { path: string; className?: string }) => (
  <a
    href={path}
    type="application/atom+xml"
    className={clsx(
      'inline-flex min-h-6 w-fit items-center gap-1.5 text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline print:hidden',
      className,
    )}
  >
    <Rss size={14} aria-hidden="true" />
    Feed
  </a>
);
