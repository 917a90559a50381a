import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connect, whilePreparing } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { allModels, guideSalesInBatches } from '../../server/features/guide/guide-sales.store.ts';
import type { Kin } from '../../server/features/guide/model-fit.rules.ts';
import { kinOf } from '../../server/flows/guide/refit.ts';
import { secretsWith } from '../../server/lib/secrets.ts';
import { loadDemo } from '../../server/start/load-demo.ts';
import { freshDatabase } from '../fresh-database.ts';
import type { MadeSale } from './generated-market.ts';

/** The demo's verified sales that the price guide counts, as a generated market. What's nonsense is unknown there. */
export async function demoMarket(now: Date): Promise<{ sales: MadeSale[]; kinOf: (model: number) => Kin }> {
  const database = await freshDatabase({ empty: true });
  const { db, pool, close } = connect(database.config, 2, whilePreparing);
  try {
    await migrate(db, pool);
    const demo = await loadDemo({ demo: true });
    await demo!.seed(db, secretsWith(randomBytes(32)));
    const counted = (await Array.fromAsync(guideSalesInBatches(db, now))).flat();
    const { rows } = await sql<{ id: number; asking: number }>`select id, listing_price as asking from sales`.execute(
      db,
    );
    const asked = new Map(rows.map(({ id, asking }) => [id, asking]));
    const kin = new Map((await allModels(db)).map((model) => [model.id, kinOf(model)]));
    return {
      sales: counted.map((sale) => ({ ...sale, asking: asked.get(sale.id)!, isNonsense: false })),
      kinOf: (model) => kin.get(model)!,
    };
  } finally {
    await close();
    await database.drop();
  }
}
