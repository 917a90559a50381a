import { Fragment, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageNumbers } from '../lib/page-numbers.ts';
import { Button } from './button.tsx';

interface PagesProps {
  page: number;
  pages: number;
}

type PageLink = Pick<ComponentProps<'a'>, 'aria-label' | 'aria-current' | 'className' | 'children'>;

interface LinksProps extends PagesProps {
  /**
   * Link to this page, including the attributes that mark the current one. The router's own matching must be exact, or
   * page 1 is current on every page.
   */
  renderLink: (page: number, link: PageLink) => ReactNode;
  /** Icon-only arrow buttons. */
  isShort?: boolean;
  className?: string;
}

interface ButtonsProps extends PagesProps {
  onPage: (page: number) => void;
}

/** Pagination for a list, as links that can be opened in a new tab or shared, or as buttons. */
export function Pager(props: LinksProps | ButtonsProps) {
  if (props.pages < 2) return null;
  return 'onPage' in props ? <Buttons {...props} /> : <Links {...props} />;
}

function Links({ page, pages, renderLink, isShort = false, className }: LinksProps) {
  const to = (number: number, label: string, content: ReactNode) =>
    renderLink(number, {
      'aria-label': label,
      'aria-current': number === page ? 'page' : undefined,
      className: clsx(
        look,
        (isShort || content === number) && 'min-w-10',
        number === page ? 'bg-ink text-paper' : 'text-ink-2 hover:bg-sunken hover:text-ink',
      ),
      children: content,
    });
  const ended = (content: ReactNode) => (
    <span aria-hidden="true" className={clsx(look, isShort && 'min-w-10', 'text-ink-3')}>
      {content}
    </span>
  );
  const wordLook = isShort ? 'hidden' : 'max-sm:hidden';
  const previous = (
    <>
      {back}
      <span className={wordLook}>Previous</span>
    </>
  );
  const next = (
    <>
      <span className={wordLook}>Next</span>
      {forth}
    </>
  );
  return (
    <nav aria-label="Pages" className={clsx('flex items-center gap-1', className)}>
      {page > 1 ? to(page - 1, 'Previous', previous) : ended(previous)}
      {pageNumbers(page, pages).map((number) => (
        <Fragment key={number}>{to(number, `Page ${number}`, number)}</Fragment>
      ))}
      {page < pages ? to(page + 1, 'Next', next) : ended(next)}
    </nav>
  );
}

const Buttons = ({ page, pages, onPage }: ButtonsProps) => (
  <nav aria-label="Pages" className="flex items-center justify-center gap-4">
    <Button kind="plain" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      {back}
      Previous
    </Button>
    <p className="text-sm text-ink-2">
      Page {page} of {pages}
    </p>
    <Button kind="plain" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
      Next
      {forth}
    </Button>
  </nav>
);

const look =
  'inline-flex h-10 items-center justify-center gap-1.5 rounded-m px-2.5 font-semibold transition-colors sm:px-3';
const back = <ChevronLeft size={18} aria-hidden="true" />;
const forth = <ChevronRight size={18} aria-hidden="true" />;
