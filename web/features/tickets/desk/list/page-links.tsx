import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { paths } from '../../../../lib/paths.ts';
import { readDeskSearch, type DeskSearch } from '../desk-search.ts';

interface PageLinksProps {
  search: DeskSearch;
  page: number;
  pages: number;
  pageNumbers: (page: number, pages: number) => number[];
}

export function PageLinks({ search, page, pages, pageNumbers }: PageLinksProps) {
  if (pages < 2) return null;
  const to = (number: number, label: string, content: ReactNode) => (
    <Link
      to={paths.staff}
      search={readDeskSearch({ ...search, page: number })}
      aria-label={label}
      aria-current={number === page ? 'page' : undefined}
      className={clsx(look, number === page ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-sunken hover:text-ink')}
    >
      {content}
    </Link>
  );
  return (
    <nav aria-label="Pages" className="flex items-center gap-1">
      {page > 1 ? to(page - 1, 'Previous', back) : <Ended>{back}</Ended>}
      {pageNumbers(page, pages).map((number) => (
        <span key={number}>{to(number, `Page ${number}`, number)}</span>
      ))}
      {page < pages ? to(page + 1, 'Next', forth) : <Ended>{forth}</Ended>}
    </nav>
  );
}

const Ended = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className={clsx(look, 'text-ink-3')}>
    {children}
  </span>
);

const look = 'inline-grid h-10 min-w-10 place-items-center rounded-m px-2 font-semibold transition-colors';
const back = <ChevronLeft size={18} aria-hidden="true" />;
const forth = <ChevronRight size={18} aria-hidden="true" />;
