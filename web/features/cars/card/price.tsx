import clsx from 'clsx';
import { money } from '../../../lib/format.ts';

interface PriceProps {
  price: number;
  originalPrice: number;
  size?: 'medium' | 'large';
}

/** What it costs, and what it once cost when that is different. */
export const Price = ({ price, originalPrice, size = 'medium' }: PriceProps) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    <span className={clsx('wide', size === 'large' ? 'text-2xl' : 'text-xl')}>{money(price)}</span>
    {originalPrice !== price && (
      <s className={clsx('leading-none font-medium text-ink-3', size === 'large' ? 'text-lg' : 'text-base')}>
        <span className="sr-only">before: </span>
        {money(originalPrice)}
      </s>
    )}
  </p>
);
