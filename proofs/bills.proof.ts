import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { checkBillFile } from '../server/features/bills/check-bill-file.ts';
import { listBillKeys } from '../server/features/bills/bill-keys.store.ts';
import { billSeal } from '../server/features/bills/bill-seal.ts';
import { replaceSigningKey } from '../server/flows/bills/signing-key.ts';
import { backupWorld } from '../testing/backup/backup-world.ts';
import { mutated } from '../testing/bills/mutations.ts';
import { emptyMarket, listed, sell } from '../testing/market.ts';
import { siteForThisTest, type Site } from '../testing/site.ts';

const seed = Number(process.env.BILLS_SEED ?? Date.now() % 1_000_000_000);
const forgeries = 10_000;

const keysOf = async ({ db }: Site) => new Map((await listBillKeys(db)).map(({ id, public_key }) => [id, public_key]));

test(`none of ${forgeries} forgeries verifies, and the genuine bill does, after a rotation and a restore too`, async ({
  annotate,
}) => {
  const appKey = randomBytes(32);
  const site = await siteForThisTest({ appKey });
  await emptyMarket(site);
  const [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  await sql`update users set name = 'Zoé Müller 김민준' where id = ${kenji.id}`.execute(site.db);
  const id = await sell(mara, await listed(mara, { plate: 'AB 12' }), { buyer_id: kenji.id, sale_price: 40_000 });
  const number = (await kenji.api.sales.confirm({ id, sale_price: 40_000 })).sale.bill_number!;
  const { text } = await kenji.api.bills.file({ number });
  const { link_key } = (await kenji.api.bills.get({ number }))!.bill;
  await replaceSigningKey(site.db, billSeal(appKey));
  const keys = await keysOf(site);
  expect(keys.size).toBe(2);
  expect(checkBillFile(Buffer.from(text), keys).isGenuine).toBe(true);

  const refused = new Map<string, number>();
  for (const [how, bytes] of mutated(text, forgeries, seed)) {
    const verdict = checkBillFile(bytes, keys);
    if (verdict.isGenuine) throw new Error(`${how} (seed ${seed}): ${bytes.toString()}`);
    refused.set(verdict.why, (refused.get(verdict.why) ?? 0) + 1);
  }

  const world = await backupWorld();
  onTestFinished(() => world.close());
  const file = await world.backUp({ from: site.database });
  const { database, to } = await world.emptyTarget();
  await restoreBackup({ file, passphrase: null }, to);
  const restored = await siteForThisTest({ on: database, appKey });
  const visitor = restored.visitor();
  const shown = (await visitor.api.bills.get({ number, key: link_key! }))!.bill;
  expect(shown).toMatchObject({ state: 'genuine', details: { buyer: 'Zoé Müller 김민준', amount: 40_000 } });
  const again = await visitor.api.bills.file({ number, key: link_key! });
  expect(again.text).toBe(text);
  expect(checkBillFile(Buffer.from(again.text), await keysOf(restored)).isGenuine).toBe(true);
  const why = [...refused].map(([reason, count]) => `${count} ${reason}`).join(', ');
  await annotate(
    `${forgeries.toLocaleString('en-US')} forgeries refused (${why}), seed ${seed}. Genuine after a rotation and a restore.`,
  );
});
