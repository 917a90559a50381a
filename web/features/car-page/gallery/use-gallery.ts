import { useState } from 'react';

/**
 * The current picture. `position` keeps counting past the end, so that going on from the last picture is one step
 * forward too.
 */
export function useGallery(count: number) {
  const [{ position, jumped }, setPlace] = useState({ position: 0, jumped: false });
  const index = wrapped(position, count);
  return {
    position,
    index,
    /** True if the last change wasn't a step to a neighbour, so it isn't animated. */
    jumped,
    step: (by: 1 | -1) => setPlace((place) => (count > 1 ? { position: place.position + by, jumped: false } : place)),
    show: (wanted: number) =>
      setPlace((place) => {
        const by = wanted - wrapped(place.position, count);
        return by === 0 ? place : { position: place.position + by, jumped: Math.abs(by) > 1 };
      }),
  };
}

export const wrapped = (position: number, count: number): number =>
  count === 0 ? 0 : ((position % count) + count) % count;
