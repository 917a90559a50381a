import clsx from 'clsx';
import { money } from '../../lib/format.ts';

interface PriceLinesProps {
  lines: readonly { label: string; amount: number }[];
  total: number;
}

/** The lines that make up a price, and the total. */
export const PriceLines = ({ lines, total }: PriceLinesProps) => (
  <dl className="grid gap-2">
    {lines.map(({ label, amount }) => (
      <div key={label} className="flex items-baseline justify-between gap-6">
        <dt className="text-ink-2">{label}</dt>
        <dd className={clsx('shrink-0', amount < 0 && 'text-good')}>{signed(amount)}</dd>
      </div>
    ))}
    <div className="mt-1 flex items-baseline justify-between gap-6 border-t border-line pt-3">
      <dt className="font-semibold">Total</dt>
      <dd className="wide shrink-0 text-xl">{money(total)}</dd>
    </div>
  </dl>
);

/** Uses a real minus sign, which screen readers announce. */
const signed = (amount: number) => (amount < 0 ? `\u2212${money(-amount)}` : money(amount));
