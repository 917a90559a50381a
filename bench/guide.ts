/** Fits a million generated sales and writes how long it took, and the memory at its highest. `npm run bench:guide`. */
import { fitAll } from '../server/features/guide/market-fit.rules.ts';
import { createSaleColumns, dayOf } from '../server/features/guide/sale-columns.rules.ts';
import { generatedMarket, kinOfModel, today } from '../testing/worth/generated-market.ts';

const sales = createSaleColumns(10_000);
// In parts, as they would be read from the database.
for (let part = 0; part < 100; part += 1)
  for (const sale of generatedMarket({ sales: 10_000, models: 800, seed: 1 + part, truth: 1 }))
    sales.push({
      ...sale,
      id: part * 10_000 + sale.id,
      seller: part * 10_000 + sale.seller,
      buyer: part * 10_000 + sale.buyer,
    });
const columns = sales.columns();
const before = process.cpuUsage();
const day = dayOf(today);
const { fits } = fitAll(columns, kinOfModel, day);
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    sales: columns.size,
    models: fits.length,
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
