import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { paths } from '../../lib/paths.ts';

export const Breadcrumb = ({ name }: { name: string }) => (
  <nav aria-label="Breadcrumb">
    <ol className="flex items-center gap-1.5 text-sm text-ink-2">
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
