import { useId, type ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight, Star, Trash2, TriangleAlert } from 'lucide-react';
import type { StoredUpload } from '../../../lib/upload-queue.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { smallnessOf } from './small-photo.ts';
import { Thumb } from '../../../ui/thumb.tsx';

interface PhotoTileProps {
  slot: StoredUpload;
  /** Position among the stored photos, from 0. */
  place: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function PhotoTile({ slot, place, last, onMove, onRemove }: PhotoTileProps) {
  const name = `Photo ${place + 1}`;
  const smallness = smallnessOf(slot.photo);
  const hint = useId();
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: slot.key });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(
        'relative grid content-start self-start overflow-hidden rounded-l border border-line bg-surface',
        isDragging && 'z-10 shadow-float',
      )}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`${name}, reorder`}
        aria-describedby={clsx(smallness && hint, attributes['aria-describedby'])}
        className="block cursor-grab touch-manipulation select-none [-webkit-touch-callout:none] focus-visible:-outline-offset-4 active:cursor-grabbing"
      >
        <Thumb photo={slot.photo} alt="" className="aspect-16/11 w-full" />
      </button>
      {place === 0 && (
        <span className="pointer-events-none absolute top-2 left-2">
          <Tag tone="accent">
            <Star fill="currentColor" aria-hidden="true" />
            Cover
          </Tag>
        </span>
      )}
      <div className="flex items-center justify-between px-1 py-0.5">
        <Step label={`Move ${name} left`} isOpen={place > 0} onTake={() => onMove(place - 1)}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Step>
        <Step label={`Move ${name} right`} isOpen={place < last} onTake={() => onMove(place + 1)}>
          <ArrowRight size={18} aria-hidden="true" />
        </Step>
        <Step label={`Make ${name} the cover`} isOpen={place > 0} onTake={() => onMove(0)}>
          <Star size={17} aria-hidden="true" />
        </Step>
        <Step label={`Remove ${name}`} isOpen onTake={onRemove}>
          <Trash2 size={17} aria-hidden="true" />
        </Step>
      </div>
      {smallness && (
        <p id={hint} className="flex items-start gap-1.5 bg-warn-soft px-2.5 py-2 text-xs font-medium text-warn">
          <TriangleAlert size={14} className="mt-px shrink-0" aria-hidden="true" />
          {smallness}
        </p>
      )}
    </li>
  );
}

interface StepProps {
  label: string;
  isOpen: boolean;
  onTake: () => void;
  children: ReactNode;
}

/** At the end of the row it does nothing but keeps the focus, so that keyboard users stay in the list. */
const Step = ({ label, isOpen, onTake, children }: StepProps) => (
  <IconButton
    label={label}
    aria-disabled={!isOpen || undefined}
    onClick={isOpen ? onTake : undefined}
    className="aria-disabled:opacity-30"
  >
    {children}
  </IconButton>
);
