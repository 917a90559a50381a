import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { StoredSlot } from './photo-slots.ts';
import { Thumb } from './thumb.tsx';

interface PhotoTileProps {
  slot: StoredSlot;
  name: string;
  place: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function PhotoTile({ slot, name, place, last, onMove, onRemove }: PhotoTileProps) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: slot.key });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(
        'grid content-start overflow-hidden rounded-l border border-line bg-surface',
        isDragging && 'z-10 shadow-float',
      )}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`${name}, reorder`}
        className="relative block cursor-grab focus-visible:-outline-offset-4 active:cursor-grabbing"
      >
        <Thumb photo={slot.photo} alt="" className="aspect-16/11 w-full" />
        {place === 0 && (
          <span className="absolute top-2 left-2">
            <Tag tone="accent">
              <Star fill="currentColor" aria-hidden="true" />
              Cover
            </Tag>
          </span>
        )}
      </button>
      <div className="flex items-center justify-between px-1 py-0.5">
        <IconButton
          label={`Move ${name} left`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
          className={small}
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} right`}
          disabled={place === last}
          onClick={() => onMove(place + 1)}
          className={small}
        >
          <ArrowRight size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Make ${name} the cover`} disabled={place === 0} onClick={() => onMove(0)} className={small}>
          <Star size={17} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove} className={small}>
          <Trash2 size={17} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

const small = 'disabled:opacity-30';
