import type { DemoCar } from '../cars/demo-cars.ts';
import type { DemoSale } from './demo-sales.ts';

const most = 24;
/** Of so many cars, the mileage of one went down. */
const oneFellOf = 8;
/** Of so many sales, both sides show names and amount of one. */
const oneShownOf = 3;

/**
 * Some cars on the market were sold here before, so they have a vehicle history: a sale of the same model and year gets
 * their plate.
 */
export function withEarlierSales(sales: readonly DemoSale[], onMarket: readonly DemoCar[]): DemoSale[] {
  const earlier = new Map<DemoSale, DemoSale>();
  for (const car of onMarket) {
    if (earlier.size === most) break;
    const { facts, history } = car;
    if (facts.plate === null || history.publishedAt === null) continue;
    const fell = earlier.size % oneFellOf === oneFellOf - 1;
    const found = sales.find((sale) => !earlier.has(sale) && isSameCar(sale, car, fell));
    if (!found) continue;
    earlier.set(found, {
      ...found,
      car: { ...found.car, facts: { ...found.car.facts, plate: facts.plate } },
      isShown: earlier.size % oneShownOf === 0,
    });
  }
  return sales.map((sale) => earlier.get(sale) ?? sale);
}

function isSameCar(
  { car: sold, soldAt }: DemoSale,
  { model, facts, history, seller }: DemoCar,
  fell: boolean,
): boolean {
  const [before, now] = [sold.facts.mileage, facts.mileage];
  return (
    sold.model === model &&
    sold.facts.year === facts.year &&
    sold.seller !== seller &&
    soldAt < history.publishedAt! &&
    (fell ? before > now : before < now)
  );
}
