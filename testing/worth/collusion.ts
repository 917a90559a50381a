import { fitMarket, salesByModel } from '../../server/features/guide/market-fit.rules.ts';
import { fitModel } from '../../server/features/guide/model-fit.rules.ts';
import { dayOf } from '../../server/features/guide/sale-columns.rules.ts';
import { columnsOf } from './errors-of.ts';
import { generatedMarket, kinOfModel, today, type MadeSale } from './generated-market.ts';

const dayMs = 86_400_000;
const honestSales = 30;
const attacked = 5;

interface Attack {
  accounts: number;
  /** The amounts they record, as a multiple of the honest price. */
  times: number;
  seed: number;
  /** Without the rules every sale counts as if it were between two people of their own. */
  hasRules: boolean;
}

/** By seed, because every attack on the same market starts from there. */
const honestCenters = new Map<number, number>();

/** How far the price of a model with 30 honest sales moves, as a share. */
export function movedBy({ accounts, times, seed, hasRules }: Attack): number {
  const market = generatedMarket({ sales: 2_000, models: 60, seed });
  const others = market.filter(({ model_id }) => model_id !== attacked);
  const own = market.filter(({ model_id, isNonsense }) => model_id === attacked && !isNonsense).slice(0, honestSales);
  const honest = Array.from({ length: honestSales }, (_, place): MadeSale => {
    const like = own[place % own.length]!;
    // Half a year of sales.
    return {
      ...like,
      id: 10_000 + place,
      sold_at: today.getTime() - (2 + place * 6) * dayMs,
      seller: 5_000 + 2 * place,
      buyer: 5_001 + 2 * place,
    };
  });
  const before = honestCenters.get(seed) ?? centerOf([...others, ...honest]);
  honestCenters.set(seed, before);
  const made = mutualSales(accounts, seed).map(({ seller, buyer, daysAgo }, place): MadeSale => ({
    ...honest[place % honest.length]!,
    id: 20_000 + place,
    amount: Math.round(honest[place % honest.length]!.amount * times),
    sold_at: today.getTime() - daysAgo * dayMs,
    seller: hasRules ? seller : 90_000 + 2 * place,
    buyer: hasRules ? buyer : 90_001 + 2 * place,
  }));
  return Math.abs(Math.exp(centerOf([...others, ...honest, ...made]) - before) - 1);
}

/** Up to 20 sales of each account with the others. A single account has a partner who doesn't count as one of them. */
function mutualSales(accounts: number, seed: number) {
  const count = Math.max(2, accounts);
  const made = new Map<number, number>();
  const sales: { seller: number; buyer: number; daysAgo: number }[] = [];
  for (let step = 1; step < count * 40; step += 1)
    for (let one = 0; one < count; one += 1) {
      const other = (one + 1 + (step % (count - 1))) % count;
      if ((made.get(one) ?? 0) >= 20 || (made.get(other) ?? 0) >= 20) continue;
      made.set(one, (made.get(one) ?? 0) + 1);
      made.set(other, (made.get(other) ?? 0) + 1);
      sales.push({ seller: 80_000 + one, buyer: 80_000 + other, daysAgo: 1 + ((sales.length * 7 + seed) % 60) });
    }
  return sales;
}

function centerOf(sales: readonly MadeSale[]): number {
  const columns = columnsOf(sales);
  const day = dayOf(today);
  const common = fitMarket(columns, kinOfModel, day);
  const own = salesByModel(columns).get(attacked)!;
  return fitModel(columns, own, common, { kin: kinOfModel(attacked), day }).center;
}
