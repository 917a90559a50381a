import { maxOfAKind, readOwnData } from '../../features/accounts/own-data.store.ts';
import { dayOf } from '../../lib/site-time.ts';
import type { BuyingDeps } from '../payments/buy.ts';

type Parts = Pick<BuyingDeps, 'db' | 'siteName' | 'siteTimezone'>;

/** Everything stored about a user in a readable JSON file, as of one moment. */
export async function ownDataFile({ db, siteName, siteTimezone }: Parts, userId: number, now: Date) {
  const { account = [], ...kinds } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readOwnData(tx, userId));
  const shortened = Object.keys(kinds).filter((kind) => kinds[kind]!.length > maxOfAKind);
  const file = {
    site: siteName,
    made_at: now,
    ...(shortened.length > 0 && { only_the_newest: { of: shortened, how_many: maxOfAKind } }),
    account: account[0],
    ...Object.fromEntries(Object.entries(kinds).map(([kind, rows]) => [kind, rows.slice(0, maxOfAKind)])),
  };
  return { filename: `my_data_${dayOf(now, siteTimezone)}.json`, json: JSON.stringify(file, null, 2) };
}
