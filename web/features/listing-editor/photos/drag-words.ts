import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

/** Screen reader announcements while a photo is dragged. */
export function spoken(
  placeOf: (key: UniqueIdentifier) => number,
  count: number,
): NonNullable<DndContextProps['accessibility']> {
  const place = (key: UniqueIdentifier) => `position ${placeOf(key)} of ${count}`;
  return {
    screenReaderInstructions: {
      draggable: 'Press Space to pick up the photo, arrow keys to move it, Space to drop it, Escape to cancel.',
    },
    announcements: {
      onDragStart: ({ active }) => `Picked up, at ${place(active.id)}.`,
      // Also announced right after picking up, when the photo is over its own place.
      onDragOver: ({ active, over }) =>
        over ? `${over.id === active.id ? 'Picked up, at' : 'Moved to'} ${place(over.id)}.` : undefined,
      onDragEnd: ({ over }) => (over ? `Dropped at ${place(over.id)}.` : 'Dropped where it was.'),
      onDragCancel: () => 'Cancelled. The photo is back where it was.',
    },
  };
}
