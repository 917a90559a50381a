import { money } from '../../lib/format.ts';

type Line = { label: string; amount: number };

/** Explains a listing's price: discounts, the regular price, and surcharges. */
export function whyThisPrice(lines: readonly Line[]): string {
  const [full, ...rest] = lines;
  const less = rest.find(({ amount }) => amount < 0);
  const added = rest.filter(({ amount }) => amount > 0).map(({ label }) => lowered(label));
  const why = less && full ? `${whatFor(less.label)}, instead of ${money(full.amount)}` : 'Regular price';
  return [why, ...added].join(', with the ');
}

const whatFor = (label: string) => {
  const [, reason] = reasons.find(([name]) => label.startsWith(name)) ?? [];
  return reason ? `${label} ${reason}` : label;
};

/** Matched by the beginning of the quote line. */
const reasons: readonly [string, string][] = [
  ['Introductory rate', 'for your first listing'],
  ['New user discount', 'in your first 30 days here'],
  ['Bulk listing discount', 'for having three or more live'],
];

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
