import clsx from 'clsx';
import { money } from '../../lib/format.ts';

interface PriceProps {
  price: number;
  originalPrice: number;
  size?: 'medium' | 'large';
}

/** The price, and the original price if different. A number never wraps, and shrinks if it must. */
export const Price = ({ price, originalPrice, size = 'medium' }: PriceProps) => (
  <div className="@container w-full">
    <p className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
      <span
        className={clsx('wide', size === 'large' ? 'text-2xl' : 'text-xl')}
        style={inOnePiece(letters[size], price)}
      >
        {money(price)}
      </span>
      {originalPrice !== price && (
        <s className="leading-none font-medium text-ink-3" style={inOnePiece(lettersBefore[size], originalPrice)}>
          <span className="sr-only">was </span>
          {money(originalPrice)}
        </s>
      )}
    </p>
  </div>
);

/** `text-xl` and `text-2xl` where there is room. */
const letters = { medium: '1.375rem', large: 'clamp(1.6rem, 1.2rem + 1.4vw, 2.25rem)' };

const lettersBefore = { medium: 'var(--text-base)', large: 'var(--text-lg)' };

const inOnePiece = (letter: string, price: number) => ({
  fontSize: `min(${letter}, ${100 / widthOf(money(price))}cqi)`,
});

/** Estimated width in em, slightly too wide. */
const widthOf = (number: string) => number.length * 0.64;
