import { TrendingDown, TrendingUp } from 'lucide-react';
import { money } from '../../lib/format.ts';

interface PriceDifferenceProps {
  listed: number;
  sold: number;
}

/** How far the sale amount is from the listed price. In words too, because not everyone can tell the colours apart. */
export function PriceDifference({ listed, sold }: PriceDifferenceProps) {
  const difference = sold - listed;
  if (difference === 0) return <p className="text-sm text-ink-2">As listed</p>;
  const isUp = difference > 0;
  const Icon = isUp ? TrendingUp : TrendingDown;
  return (
    <p className={isUp ? look.up : look.down}>
      <Icon size={16} className="shrink-0" aria-hidden="true" />
      {money(Math.abs(difference))} {isUp ? 'above' : 'below'} the listed price
    </p>
  );
}

const base = 'flex items-center gap-1.5 text-sm font-medium';
const look = { up: `${base} text-good`, down: `${base} text-danger` };
