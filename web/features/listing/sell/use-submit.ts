import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { api } from '../../../lib/api.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { FieldErrors } from '../form/listing-values.ts';
import { refusedFields } from '../form/refused-fields.ts';
import type { Photos } from '../photos/use-photo-shelf.ts';
import type { SessionLink } from '../session-link.ts';

interface SubmitSetup {
  draft: Draft;
  photos: Photos;
  session: SessionLink;
  /** The server refused fields: back to them. */
  onFields: (errors: FieldErrors) => void;
}

/** Everything on its way arrives first, then the listing goes live. */
export function useSubmit({ draft, photos, session, onFields }: SubmitSetup) {
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
      const { listing } = await api.cars.change({ id, deed: 'submit' });
      setListed(listing);
      void client.invalidateQueries({ queryKey: ['cars'] });
    } catch (error) {
      const fields = refusedFields(error);
      if (isSessionEnd(error)) await session.expire();
      else if (fields) onFields(fields);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { submit, isBusy, failure, listed };
}
