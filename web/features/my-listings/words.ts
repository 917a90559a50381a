import type { SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';

export const words = { changeFailed: 'Something went wrong. Please try again.' };

export const transitionNames: Record<SellerTransition, string> = {
  submit: 'Submit',
  reserve: 'Mark as reserved',
  release: 'End reservation',
  mark_sold: 'Mark as Sold',
  relist: 'Undo sale',
  renew: 'Renew',
  delete: 'Delete',
  restore: 'Restore',
};
