import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';

/** Staff flagged or removed it: below it stands why. */
export const isDecided = ({ status, removed_by }: OwnListing): boolean =>
  status === 'flagged' || removed_by === 'staff';
