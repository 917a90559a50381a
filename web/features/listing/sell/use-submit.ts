import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { api } from '../../../lib/api.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { FieldErrors } from '../form/listing-values.ts';
import { refusedFields } from '../form/refused-fields.ts';
import type { ListingCheckout } from '../listing-checkout.ts';
import type { Photos } from '../photos/use-photo-shelf.ts';
import type { SessionLink } from '../../../lib/session-link.ts';

interface SubmitSetup {
  draft: Draft;
  photos: Photos;
  checkout: ListingCheckout;
  session: SessionLink;
  /** The server refused fields: back to them. */
  onFields: (errors: FieldErrors) => void;
}

/** Everything on its way arrives first; then it is paid for, and goes live when it is paid. */
export function useSubmit({ draft, photos, checkout, session, onFields }: SubmitSetup) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [listed, setListed] = useState<OwnListing>();

  async function submit() {
    setBusy(true);
    setFailure(undefined);
    try {
      await photos.shelf.settled();
      const id = (await draft.flush()) ? draft.currentId() : null;
      if (id === null) throw new Error('The draft is not saved');
      const outcome = await checkout.pay();
      if (outcome.kind === 'failed') await refused(outcome.error);
      if (outcome.kind !== 'had') return;
      setListed((await api.cars.editing({ id: String(id) }))?.listing);
      void client.invalidateQueries({ queryKey: ['cars'] });
    } catch (error) {
      if (!(await refused(error))) setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  /** What the form itself can answer: a session that ended, fields that are wrong. */
  async function refused(error: unknown): Promise<boolean> {
    const fields = refusedFields(error);
    if (isSessionEnd(error)) await session.expire();
    else if (fields) onFields(fields);
    else return false;
    return true;
  }

  return { submit, isBusy, failure, listed };
}
