import type { SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';

interface TransitionWords {
  label: string;
  done: string;
  failed: string;
  /** The transition that undoes it. */
  undo?: SellerTransition;
}

/**
 * Transitions on the car's own page. Drafts are submitted in the form, and Mark as Sold and its undo belong to the
 * sale.
 */
export const transitionWords: Record<Exclude<SellerTransition, 'submit' | 'mark_sold' | 'relist'>, TransitionWords> = {
  reserve: {
    label: 'Mark as reserved',
    done: 'Marked as reserved',
    failed: 'Couldn’t mark as reserved',
    undo: 'release',
  },
  release: { label: 'End reservation', done: 'Back on sale', failed: 'Couldn’t end the reservation', undo: 'reserve' },
  renew: { label: 'Renew', done: 'Listing renewed', failed: 'Couldn’t renew the listing' },
  restore: { label: 'Restore', done: 'Listing restored', failed: 'Couldn’t restore the listing' },
  delete: { label: 'Delete', done: 'Listing deleted', failed: 'Couldn’t delete the listing', undo: 'restore' },
};

export type PageTransition = keyof typeof transitionWords;

export const isPageTransition = (transition: SellerTransition): transition is PageTransition =>
  transition in transitionWords;
