import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { BackToResults } from './back-to-results.tsx';

export const Breadcrumb = ({ name }: { name: string }) => (
  <nav aria-label="Breadcrumb" className="flex items-center gap-4 text-sm text-ink-2">
    <BackToResults className={`peer flex shrink-0 items-center gap-1.5 font-semibold text-ink ${link}`} />
    {/* On a phone there is room for one of the two. */}
    <ol className="flex min-w-0 items-center gap-1.5 max-sm:peer-[a]:hidden">
      <li className="shrink-0">
        <Link to={paths.home} className={link}>
          Home
        </Link>
      </li>
      <Separator />
      <li className="shrink-0">
        <Link to={paths.browse} className={link}>
          Browse Cars
        </Link>
      </li>
      <Separator />
      <li aria-current="page" className="min-w-0 truncate text-ink">
        {name}
      </li>
    </ol>
  </nav>
);

const link = 'rounded-s underline-offset-4 hover:text-ink hover:underline';

const Separator = () => (
  <li aria-hidden="true" className="shrink-0 text-ink-3">
    <ChevronRight size={14} />
  </li>
);
