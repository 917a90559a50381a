import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { cars } from '@forecourt/contract/cars/cars.ts';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { titleOf } from '../../shared/listings/title-of.ts';
import { words } from './words.ts';
import { focusRow } from '../../shared/listings/focus-row.ts';

type Page = Result<typeof cars.mine>;

/** Mark as Sold and its undo belong to the sale. */
type Transition = Exclude<SellerTransition, 'mark_sold' | 'relist'>;

export interface Transitions {
  /** The transition in progress for a listing. */
  running: (id: number) => Transition | undefined;
  run: (listing: OwnListing, transition: Transition) => void;
}

/** Transitions from a listing's row. Those that can be undone are optimistic and offer Undo. */
export function useTransitions(): Transitions {
  const client = useQueryClient();
  const [busy, setBusy] = useState<ReadonlyMap<number, Transition>>(new Map());

  async function change(listing: OwnListing, transition: Transition) {
    const { id } = listing;
    setBusy((now) => new Map(now).set(id, transition));
    // Cancels older responses in flight, which would bring the listing back.
    await client.cancelQueries({ queryKey: api.cars.mine.key });
    if (transition === 'delete') patch((rows) => rows.filter((row) => row.id !== id));
    try {
      const answer = await api.cars.change({ id, transition });
      if (transition !== 'delete') patch((rows) => rows.map((row) => (row.id === id ? answer.listing : row)));
      const back = undo[transition];
      showToast({
        title: `${done[transition]}: ${titleOf(listing)}`,
        tone: 'good',
        ...(back && { action: { label: 'Undo', run: () => void undoTransition(answer.listing, back) } }),
      });
    } catch (error) {
      showToast({ title: sentenceOf(error, words.changeFailed), tone: 'danger' });
    } finally {
      setBusy((now) => new Map([...now].filter(([busyId]) => busyId !== id)));
      await refetched();
    }
  }

  async function undoTransition(listing: OwnListing, transition: Transition) {
    await change(listing, transition);
    focusRow(listing.id);
  }

  const patch = (change: (rows: OwnListing[]) => OwnListing[]) =>
    client.setQueriesData<Page>({ queryKey: api.cars.mine.key }, (page) =>
      page ? { ...page, listings: change(page.listings) } : page,
    );

  return {
    running: (id) => busy.get(id),
    run: (listing, transition) => {
      if (!busy.has(listing.id)) void change(listing, transition);
    },
  };
}

const undo: Partial<Record<Transition, Transition>> = {
  delete: 'restore',
  reserve: 'release',
  release: 'reserve',
};

const done: Record<Transition, string> = {
  submit: 'Submitted',
  reserve: 'Marked as reserved',
  release: 'Back on sale',
  renew: 'Renewed',
  delete: 'Deleted',
  restore: 'Restored',
};
