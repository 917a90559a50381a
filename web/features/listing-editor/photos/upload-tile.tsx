import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { CircleAlert } from 'lucide-react';
import type { FileUpload } from '../../../lib/upload-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface UploadTileProps {
  slot: FileUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** An upload in progress, or why it failed. It can't be dragged, but others can be dragged past it. */
export function UploadTile({ slot, onRetry, onRemove }: UploadTileProps) {
  const { setNodeRef, transform, transition } = useSortable({ id: slot.key, disabled: { draggable: true } });
  const hasFailed = slot.state === 'failed' || slot.state === 'refused';
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="flex min-h-36 flex-col justify-between gap-3 rounded-l border border-line bg-surface p-3.5"
    >
      {hasFailed ? (
        <p role="alert" className="flex items-start gap-2 text-sm font-medium text-danger">
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{slot.error}</span>
        </p>
      ) : (
        <div className="grid gap-3">
          <p className="truncate text-sm font-medium">{slot.file.name}</p>
          <Progress slot={slot} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {slot.state === 'failed' && (
          <Button kind="plain" size="small" onClick={onRetry}>
            Try again<span className="sr-only"> {slot.file.name}</span>
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onRemove}>
          {hasFailed ? 'Remove' : 'Cancel'}
          <span className="sr-only"> {slot.file.name}</span>
        </Button>
      </div>
    </li>
  );
}

function Progress({ slot }: { slot: FileUpload }) {
  const percent = slot.state === 'waiting' ? 0 : Math.round(slot.sent * 100);
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={`Uploading ${slot.file.name}`}
        value={percent}
        max={100}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
      />
      <p className="flex items-center gap-1.5 text-xs text-ink-3">
        {percent === 100 && <Spinner size={13} />}
        {progressText(slot, percent)}
      </p>
    </div>
  );
}

/** At 100 percent the server is still creating its sizes. */
function progressText({ state }: FileUpload, percent: number): string {
  if (state === 'waiting') return 'Waiting';
  return percent < 100 ? `${percent} %` : 'Preparing';
}
