import type { ImportProgress } from '@forecourt/contract/imports/imports.ts';
import { rowsPerRequest, type RowKind, type RowOutcome } from '@forecourt/contract/imports/import-values.ts';
import { placeRows, type Room } from '@forecourt/contract/imports/place-rows.ts';
import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database, Tx } from '../../database/database.ts';
import { isAccountClosed } from '../../features/accounts/users.store.ts';
import { removeDeletedKeys, lockDeleted, insertImported } from '../../features/inventory/imported.store.ts';
import { lockSlots } from '../../features/listings/listings.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { beginImport, findImport, finishImport, nextRows, noteOutcomes } from '../../features/imports/imports.store.ts';
import type { Facts } from '../../features/imports/same-car.rules.ts';
import { lastsHours } from '../../features/payments/plans.rules.ts';
import { fail } from '../../lib/failure.ts';
import { publishListing } from '../listings/publish-listing.ts';
import { columnsOf } from '../listings/list-a-car.ts';
import { roomFor } from './import-room.ts';

interface RunDeps {
  db: Database;
  settings: () => Promise<Settings>;
}

interface RunOptions {
  dealerId: number;
  id: number;
  listsNow: boolean;
}

/**
 * Imports the next batch of rows in one transaction and returns the progress. Rights, room and duplicates are checked
 * again each time while the dealer's slots are locked, so concurrent and interrupted runs are safe.
 */
export async function runImport(parts: RunDeps, actor: Reach, options: RunOptions, now: Date): Promise<ImportProgress> {
  const { dealerId, id } = options;
  // Read before the transaction, because waiting for a second connection while holding one can exhaust the pool.
  const settings = await parts.settings();
  return parts.db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const owner = { dealer: dealerId };
    if (!mayFor(reach, owner, 'cars.files') || !mayFor(reach, owner, 'cars.write')) fail('not_allowed');
    // Before the slots, in the same order as restoring a car.
    await lockDeleted(tx, dealerId, id);
    await lockSlots(tx, owner);
    if (await isAccountClosed(tx, reach.userId)) fail('sign_in_required');
    const begun = (await beginImport(tx, options)) ?? fail('import_not_found');
    const rows = begun.finished_at ? [] : await nextRows(tx, id, rowsPerRequest);
    if (rows.length > 0) {
      const keys = rows.map(({ import_key }) => import_key);
      await removeDeletedKeys(tx, dealerId, keys);
      const room = await roomFor(tx, reach, dealerId, settings);
      const write = writer(tx, reach, dealerId, { room, listsNow: begun.lists_now, settings, now });
      const became = [];
      for (const row of rows) became.push({ number: row.number, ...(await write(row)) });
      await noteOutcomes(tx, id, became);
    }
    if (rows.length < rowsPerRequest) await finishImport(tx, dealerId, id);
    return progressOf((await findImport(tx, dealerId, id))!);
  });
}

interface RowToWrite {
  kind: RowKind;
  facts: Facts;
  import_key: Buffer;
}

interface Way {
  room: Room;
  listsNow: boolean;
  settings: Settings;
  now: Date;
}

/** Writes row after row while there is room. */
function writer(tx: Tx, reach: Reach, dealerId: number, { room, listsNow, settings, now }: Way) {
  const left = { ...room };
  return async (row: RowToWrite): Promise<{ outcome: RowOutcome; carId: number | null }> => {
    const [outcome] = placeRows([row.kind], left, listsNow);
    if (outcome !== 'live' && outcome !== 'draft') return { outcome: 'no_room', carId: null };
    const columns = await columnsOf(tx, row.facts, null);
    const carId = await insertImported(tx, { userId: reach.userId, dealerId }, columns, row.import_key);
    if (carId === null) return { outcome: 'known', carId: null };
    left[outcome === 'live' ? 'slots' : 'drafts'] -= 1;
    if (outcome === 'live') {
      const price = row.facts.price ?? null;
      const draft = {
        id: carId,
        status: 'draft',
        status_before: null,
        published_at: null,
        expires_at: null,
        price,
      } as const;
      // A dealer's listings are covered by the membership.
      await publishListing(tx, draft, lastsHours(settings, 'listing'), now);
    }
    return { outcome, carId };
  };
}

const progressOf = ({
  columns: _columns,
  notes: _notes,
  started_at: _begun,
  ...progress
}: NonNullable<Awaited<ReturnType<typeof findImport>>>): ImportProgress => progress;
