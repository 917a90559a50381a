import type { SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';

interface TransitionWords {
  label: string;
  done: string;
  failed: string;
  /** The transition that takes it back. */
  undo?: SellerTransition;
}

/**
 * What a seller may do on the car's own page; a draft is submitted where it is written, and a car is sold, or no longer
 * sold, by its sale.
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
