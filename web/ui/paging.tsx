import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PagingProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export const Paging = ({ page, pages, onPage }: PagingProps) => (
  <nav aria-label="Pages" className="flex items-center justify-center gap-4">
    <Button kind="plain" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      <ChevronLeft size={17} aria-hidden="true" />
      Previous
    </Button>
    <p className="text-sm text-ink-2">
      Page {page} of {pages}
    </p>
    <Button kind="plain" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
      Next
      <ChevronRight size={17} aria-hidden="true" />
    </Button>
  </nav>
);
