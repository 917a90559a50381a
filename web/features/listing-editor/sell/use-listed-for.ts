import { useRef, useState } from 'react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { ListedFor } from '@forecourt/contract/cars/moves.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { words } from '../words.ts';
import type { Draft } from '../draft/use-draft.ts';

/** Lists the car for the company or for its seller. A draft that is already saved moves right away. */
export function useListedFor(user: SessionUser, listing: EditableListing | null) {
  const isForCompany = listing ? listing.dealer_id !== null : user.dealer_account_id !== null;
  const [chosen, setChosen] = useState<ListedFor>(isForCompany ? 'company' : 'self');
  // Read by the first save, which may happen at any time.
  const latest = useRef(chosen);
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<string>();

  function show(to: ListedFor) {
    latest.current = to;
    setChosen(to);
  }

  async function choose(to: ListedFor, draft: Draft) {
    const before = latest.current;
    show(to);
    setFailure(undefined);
    setMoving(true);
    try {
      // The draft may just be being created for the other side.
      if (draft.currentId() !== null || draft.state.kind !== 'untouched') await draft.flush();
      const id = draft.currentId();
      if (id !== null) await api.cars.move({ id, to });
    } catch (error) {
      const isThere = error instanceof ApiError && error.code === 'already_there';
      if (!isThere) {
        show(before);
        setFailure(sentenceOf(error, words.moveFailed));
      }
    } finally {
      setMoving(false);
    }
  }

  return { chosen, latest, choose, isMoving, failure, isChoice: user.dealer_account_id !== null };
}
