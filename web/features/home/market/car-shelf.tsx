import type { ReactNode } from 'react';
import clsx from 'clsx';

interface CarShelfProps {
  cards: readonly { id: number; card: ReactNode }[];
  columns: 3 | 4;
}

/** A scrolling row on phones, columns on wider screens. */
export const CarShelf = ({ cards, columns }: CarShelfProps) => (
  <ul
    className={clsx(
      '-mx-4 flex snap-x scroll-px-4 gap-x-4 gap-y-8 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:none]',
      'sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-5 sm:overflow-visible sm:px-0',
      columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
    )}
  >
    {cards.map(({ id, card }) => (
      <li key={id} className="w-[82%] shrink-0 snap-start sm:w-auto sm:min-w-0">
        {card}
      </li>
    ))}
  </ul>
);

/** Width of a card's picture by number of columns. */
export const shelfSizes = {
  3: '(min-width: 1400px) 427px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 82vw',
  4: '(min-width: 1400px) 315px, (min-width: 1024px) 23vw, (min-width: 640px) 46vw, 82vw',
};
