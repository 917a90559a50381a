import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';

/** Staff flagged or removed the car, so the reason is shown below it. */
export const isDecided = ({ status, removed_by }: OwnListing): boolean =>
  status === 'flagged' || removed_by === 'staff';
