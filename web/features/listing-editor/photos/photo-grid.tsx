import { useRef, useState } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { isStored } from '../../../lib/upload-queue.ts';
import { spoken } from './drag-words.ts';
import { PhotoTile } from './photo-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import type { Photos } from './use-listing-photos.ts';

/** The photos in order. They can be dragged by mouse or touch, or moved with the keyboard by their handle. */
export function PhotoGrid({ photos }: { photos: Photos }) {
  const { slots, queue, remove } = photos;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A scrolling finger must not drag.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const keys = slots.map(({ key }) => key);
  const placeOf = (key: unknown) => keys.indexOf(String(key));
  // Counts stored photos only, not uploads in progress or refused files.
  const stored = slots.filter(isStored);
  const numberOf = (key: unknown) => Math.max(1, slots.slice(0, placeOf(key) + 1).filter(isStored).length);

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) queue.move(String(active.id), placeOf(over.id));
  }

  /** The pressed control may have moved or disappeared. */
  function keepFocus(place: number) {
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const tiles = list.current?.children ?? [];
      tiles[Math.min(place, tiles.length - 1)]?.querySelector('button')?.focus();
    });
  }

  function move(key: string, to: number) {
    const place = placeOf(stored[to]?.key);
    queue.move(key, place);
    setAnnouncement(`Moved to position ${to + 1} of ${stored.length}.`);
    keepFocus(place);
  }

  function takeOff(key: string) {
    const place = placeOf(key);
    remove(key);
    keepFocus(place);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={spoken(numberOf, stored.length)}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol ref={list} aria-label="Photos" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          {slots.map((slot) =>
            isStored(slot) ? (
              <PhotoTile
                key={slot.key}
                slot={slot}
                place={stored.indexOf(slot)}
                last={stored.length - 1}
                onMove={(to) => move(slot.key, to)}
                onRemove={() => takeOff(slot.key)}
              />
            ) : (
              <UploadTile
                key={slot.key}
                slot={slot}
                onRetry={() => queue.retry(slot.key)}
                onRemove={() => takeOff(slot.key)}
              />
            ),
          )}
        </ol>
      </SortableContext>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </DndContext>
  );
}
