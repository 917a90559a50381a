import {
  deliveriesPerPage as size,
  logPeriods,
  maxPages,
  type LogPeriod,
} from '@forecourt/contract/webhooks/delivery-values.ts';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findDelivery, listDeliveries, triesOf, type LogFilter } from '../../features/webhooks/log.store.ts';
import { fail } from '../../lib/failure.ts';

interface DeliveryQuery extends Omit<LogFilter, 'hours'> {
  since?: LogPeriod | undefined;
  page: number;
}

/** A page of deliveries for these webhooks. */
export async function deliveryPage(
  db: Database,
  whose: RawBuilder<boolean>,
  { since, page, ...filter }: DeliveryQuery,
) {
  const { rows, total } = await listDeliveries(db, whose, {
    ...filter,
    hours: since && logPeriods[since],
    offset: (page - 1) * size,
    limit: size,
    most: maxPages * size,
  });
  return { success: true as const, deliveries: rows, page, pages: Math.max(1, Math.ceil(total / size)), total };
}

/** One delivery with all its attempts. */
export async function oneDelivery(db: Database, id: string, whose: RawBuilder<boolean>) {
  const delivery = (await findDelivery(db, id, whose)) ?? fail('delivery_not_found');
  return { success: true as const, delivery, tries: await triesOf(db, id) };
}
