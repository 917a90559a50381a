import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import type { SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { dismissToast, showToast } from '../../../ui/toast-list.ts';
import { transitionWords, isPageTransition, type PageTransition } from './transition-words.ts';

/** Applies a transition, updates the page and shows a toast with Undo. */
export function useCarTransition(car: Car) {
  const client = useQueryClient();
  const query = api.cars.get.query({ id: car.id });
  const offer = useRef<number | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ transition }: { transition: PageTransition; isUndo?: boolean }) =>
      api.cars.change({ id: car.id, transition }),
    onMutate: () => {
      // The previous Undo no longer applies.
      if (offer.current !== null) dismissToast(offer.current);
      offer.current = null;
    },
    onSuccess: ({ listing }, { transition, isUndo }) => {
      const { status, published_at, featured_status, ...own } = listing;
      client.setQueryData(query.queryKey, (shown: Car | null | undefined) =>
        shown?.own
          ? { ...shown, status, published_at, featured_status, own: { ...shown.own, ...ownPart(own) } }
          : shown,
      );
      const { done, undo } = transitionWords[transition];
      const back = isUndo ? undefined : allowed(undo, listing.transitions);
      const toast = showToast({
        title: done,
        tone: 'good',
        ...(back && { action: { label: 'Undo', run: () => mutate({ transition: back, isUndo: true }) } }),
      });
      if (back) offer.current = toast;
    },
    onError: (error, { transition }) => {
      const text = sentenceOf(error);
      showToast({ title: transitionWords[transition].failed, text, tone: 'danger' });
      // Another team member may have acted first.
    },
  });
  return {
    act: (transition: PageTransition) => mutate({ transition }),
    busyWith: isPending ? variables.transition : undefined,
  };
}

type OwnView = NonNullable<Car['own']>;

const ownPart = (listing: OwnView): OwnView => ({
  views: listing.views,
  inquiries: listing.inquiries,
  favourites: listing.favourites,
  created_at: listing.created_at,
  updated_at: listing.updated_at,
  expires_at: listing.expires_at,
  transitions: listing.transitions,
  may_edit: listing.may_edit,
  status_reason: listing.status_reason,
  removed_by: listing.removed_by,
  callers_get: listing.callers_get,
});

const allowed = (transition: SellerTransition | undefined, transitions: readonly SellerTransition[]) =>
  transition && isPageTransition(transition) && transitions.includes(transition) ? transition : undefined;
