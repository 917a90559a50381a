import { money } from './format.ts';

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** "$1.2M" beside a scale, where every dollar would be noise. */
export const shortMoney = (amount: number): string => (amount < 10_000 ? money(amount) : short.format(amount));
