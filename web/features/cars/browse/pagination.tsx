import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { readBrowseSearch, type BrowseSearch } from './browse-search.ts';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  search: BrowseSearch;
  page: number;
  pages: number;
  /** Somebody is about to go there. */
  onApproach: (search: BrowseSearch) => void;
}

/** Links, so that a page can be opened in another tab or sent to somebody. */
export function Pagination({ search, page, pages, onApproach }: PaginationProps) {
  if (pages < 2) return null;
  const to = (number: number, label: string, content: ReactNode, look = '') => {
    const target = readBrowseSearch({ ...search, page: number });
    return (
      <Link
        to={paths.browse}
        search={target}
        aria-label={label}
        aria-current={number === page ? 'page' : undefined}
        onPointerEnter={() => onApproach(target)}
        onFocus={() => onApproach(target)}
        className={clsx(
          stepLook,
          number === page ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-sunken hover:text-ink',
          look,
        )}
      >
        {content}
      </Link>
    );
  };
  return (
    <nav aria-label="Pages" className="mt-12 flex items-center justify-center gap-1">
      {page > 1 ? to(page - 1, 'Previous', previous) : <Ended>{previous}</Ended>}
      {pageNumbers(page, pages).map((number) => (
        <span key={number}>{to(number, `Page ${number}`, number, 'min-w-10')}</span>
      ))}
      {page < pages ? to(page + 1, 'Next', next) : <Ended>{next}</Ended>}
    </nav>
  );
}

const Ended = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className={clsx(stepLook, 'text-ink-3')}>
    {children}
  </span>
);

const stepLook =
  'inline-flex h-10 items-center justify-center gap-1.5 rounded-m px-2.5 font-semibold transition-colors sm:px-3';

const previous = (
  <>
    <ChevronLeft size={18} aria-hidden="true" />
    <span className="max-sm:hidden">Previous</span>
  </>
);
const next = (
  <>
    <span className="max-sm:hidden">Next</span>
    <ChevronRight size={18} aria-hidden="true" />
  </>
);
