import { useState } from 'react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../../lib/api.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { FieldErrors } from '../form/listing-values.ts';
import { refusedFields } from '../form/refused-fields.ts';
import type { ListingCheckout } from '../../../shared/listings/listing-checkout.ts';
import { isStored } from '../../../lib/upload-queue.ts';
import type { Photos } from '../photos/use-listing-photos.ts';
import type { SessionLink } from '../../../lib/session-link.ts';
import { words } from '../words.ts';

interface SubmitSetup {
  draft: Draft;
  photos: Photos;
  checkout: ListingCheckout;
  session: SessionLink;
  /** Called when the server rejects fields, to go back to them. */
  onFields: (errors: FieldErrors) => void;
}

/**
 * Waits for pending saves, then takes payment, and the listing goes live once paid. Submits only what the review
 * showed. If newer values arrive, they have to be checked first.
 */
export function useSubmit({ draft, photos, checkout, session, onFields }: SubmitSetup) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [newer, setNewer] = useState<string>();
  const [timesHeld, setTimesHeld] = useState(0);
  const [listed, setListed] = useState<OwnListing>();

  async function submit() {
    setBusy(true);
    setFailure(undefined);
    setNewer(undefined);
    try {
      const shown = timesReplaced();
      await photos.queue.settled();
      const id = (await draft.flush()) ? draft.currentId() : null;
      if (draft.isUndecided()) return setTimesHeld((times) => times + 1);
      if (id === null) throw new Error('The draft has not been saved');
      const outcome = await payFor(shown);
      if (outcome.kind === 'changed') setNewer(words.changedMeanwhile);
      if (outcome.kind === 'failed') await refused(outcome.error);
      if (outcome.kind !== 'had') return;
      setListed((await api.cars.editing({ id: String(id) }))?.listing);
    } catch (error) {
      if (!(await refused(error))) setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  /** How often newer values replaced what was shown. */
  const timesReplaced = () => draft.timesNewer() + photos.queue.timesReplaced();
  const seen = () => ({
    unchanged_since: draft.version(),
    photo_ids: photos.queue
      .get()
      .filter(isStored)
      .map(({ photo }) => photo.id),
  });

  async function payFor(shown: number) {
    const isShown = () => timesReplaced() === shown;
    // The user's own photos also create a new draft version. If the check fails, the purchase finds out.
    await draft.look();
    if (!isShown()) await photos.queue.look();
    const first = isShown() ? await checkout.pay(seen()) : changed;
    if (first.kind !== 'changed') return first;
    const [failure] = isShown() ? await Promise.all([draft.look(), photos.queue.look()]) : [];
    if (failure) throw failure;
    // The stored version may be the one shown after all, just saved again.
    return isShown() ? checkout.pay(seen()) : changed;
  }

  /** Handles errors the form can answer: an expired session or wrong fields. */
  async function refused(error: unknown): Promise<boolean> {
    const fields = refusedFields(error);
    if (isSessionEnd(error)) await session.expire();
    else if (fields) onFields(fields);
    else return false;
    return true;
  }

  return {
    submit,
    isBusy,
    failure,
    /** True if newer values are shown now instead of the ones to be listed. */
    newer,
    /** How often the user has to decide between two versions first. */
    timesHeld,
    listed,
  };
}

const changed = { kind: 'changed' } as const;
