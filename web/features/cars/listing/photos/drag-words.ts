import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader hears while a photo is carried. */
export function spoken(
  placeOf: (key: UniqueIdentifier) => number,
  count: number,
): NonNullable<DndContextProps['accessibility']> {
  const place = (key: UniqueIdentifier) => `place ${placeOf(key)} of ${count}`;
  return {
    screenReaderInstructions: {
      draggable:
        'Press Space to pick the photo up, the arrow keys to carry it, Space to put it down, Escape to leave it.',
    },
    announcements: {
      onDragStart: ({ active }) => `Picked up, at ${place(active.id)}.`,
      // Also said at once after picking up, with the photo over its own place.
      onDragOver: ({ active, over }) =>
        over ? `${over.id === active.id ? 'Picked up, at' : 'Carried to'} ${place(over.id)}.` : undefined,
      onDragEnd: ({ over }) => (over ? `Put down at ${place(over.id)}.` : 'Put down where it was.'),
      onDragCancel: () => 'Left where it was.',
    },
  };
}
