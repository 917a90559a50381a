import type { ClosingCause } from '@forecourt/contract/offers/offer-values.ts';
import { offerFlow } from '@forecourt/contract/offers/offers.flow.ts';
import type { Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { affectedOffers, lockCarsIn, lockOffer, saveOffer, type Affected } from '../../features/offers/offers.store.ts';
import { askNextInLine, endHold } from './hold-car.ts';
import { showOffer } from './show-offer.ts';

interface Closing {
  cause: ClosingCause;
  /** The user who caused it and needs no notification. */
  by?: number;
  now: Date;
}

/**
 * Closes live offers because of something else, in the transaction that does it. A car that was reserved for one of
 * them gets its earlier status back first, so that the other change starts from there. Call it before the user is
 * locked, unless the cars are locked already (`lockCarsWithOffers`).
 */
export async function closeOffers(tx: Tx, affected: Affected, { cause, by, now }: Closing): Promise<void> {
  const found = await affectedOffers(tx, affected);
  if (found.length === 0) return;
  const carIds = found.map(({ car_id }) => car_id);
  await lockCarsIn(tx, carIds);
  const freed = new Set<number>();
  for (const { id } of found) {
    const offer = await lockOffer(tx, id);
    // It ended while this waited for the car.
    if (!offer || !offerFlow.may('close', offer.status)) continue;
    const wasAccepted = offer.status === 'accepted';
    const status = transition(offerFlow, 'close', { from: offer.status });
    await saveOffer(tx, id, { status, cause, ended_at: now });
    if (wasAccepted) {
      await endHold(tx, offer);
      freed.add(offer.car_id);
    }
    await announce(tx, { kind: 'offer_closed', offerId: id, cause, wasAccepted, ...(by !== undefined && { by }) });
    await showOffer(tx, offer);
  }
  if (cause === 'sold' || 'carIds' in affected) return;
  for (const carId of freed) await askNextInLine(tx, carId, now);
}

/** Locks the cars of these offers before the user is locked, in the common lock order. */
export async function lockCarsWithOffers(tx: Tx, affected: Affected): Promise<void> {
  await lockCarsIn(
    tx,
    (await affectedOffers(tx, affected)).map(({ car_id }) => car_id),
  );
}
