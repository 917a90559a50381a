import type { Database } from '../../database/database.ts';
import { latestFit } from '../../features/guide/guide.store.ts';
import { findOverview } from '../../features/guide/market.store.ts';
import { describeMarket } from './describe-market.ts';
import { refitAll, refitDue } from './refit.ts';

const overviewHours = 1;

/** Refits all models, every night. */
export async function refitGuide(db: Database, now: Date): Promise<void> {
  await refitAll(db, now);
  await describeMarket(db, now);
}

/** Refits the models whose sales have changed, every minute. A new site gets its first fit. */
export async function keepGuide(db: Database, now: Date): Promise<void> {
  if (!(await latestFit(db))) return refitGuide(db, now);
  const changed = await refitDue(db, now);
  const overview = await findOverview(db);
  const isOld = !overview || now.getTime() - overview.asOf.getTime() > overviewHours * 3_600_000;
  if (changed > 0 && isOld) await describeMarket(db, now);
}
