import { money } from './format.ts';

let short: Intl.NumberFormat | undefined;
const style = {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
} as const;

/** "$1.2M", for axes where every dollar would be noise. */
export const shortMoney = (amount: number): string =>
  amount < 10_000 ? money(amount) : (short ??= new Intl.NumberFormat('en-US', style)).format(amount);
