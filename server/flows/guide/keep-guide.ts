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

/** The work that reads all sales, which isn't done in the process that responds to requests. */
export interface LongWork {
  refit: () => Promise<unknown>;
  describe: () => Promise<unknown>;
}

/** Refits the models whose sales have changed, every minute, and describes the market every hour. */
export async function keepGuide(db: Database, now: Date, { refit, describe }: LongWork): Promise<void> {
  if (!(await latestFit(db))) {
    // A new site, or one whose version before had no price guide.
    await refit();
    return;
  }
  await refitDue(db, now);
  const overview = await findOverview(db);
  const isOld = !overview || now.getTime() - overview.asOf.getTime() > overviewHours * 3_600_000;
  if (isOld) await describe();
}
