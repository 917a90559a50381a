import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import type { FileUpload } from '../../../lib/upload-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Thumb } from '../../../ui/thumb.tsx';

const look = 'flex min-h-[60px] items-center gap-3 rounded-m border border-line bg-surface p-1.5 pl-2';

export const StoredTile = ({ photo, place, onRemove }: { photo: Photo; place: number; onRemove: () => void }) => (
  <li className={look}>
    <Thumb photo={photo} className="h-11 w-14 shrink-0 rounded-s" />
    <p className="flex min-w-0 grow items-center gap-1.5 text-sm font-medium">
      Picture {place}
      <CircleCheck size={15} className="text-good" aria-hidden="true" />
      <span className="sr-only">attached</span>
    </p>
    <IconButton label={`Remove picture ${place}`} onClick={onRemove}>
      <X size={18} aria-hidden="true" />
    </IconButton>
  </li>
);

interface UploadTileProps {
  picture: FileUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file that is being uploaded, or the reason why its upload failed. */
export function UploadTile({ picture, onRetry, onRemove }: UploadTileProps) {
  const { file, state, error } = picture;
  const hasFailed = state === 'failed' || state === 'refused';
  return (
    <li className={look}>
      <div className="grid min-w-0 grow gap-1.5 pl-1">
        {hasFailed ? (
          <p role="alert" className="flex items-start gap-2 text-sm font-medium text-danger">
            <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              {/* The rejection message already names the file. */}
              {state === 'failed' && <b className="block font-semibold">{file.name}</b>}
              {error}
            </span>
          </p>
        ) : (
          <Progress picture={picture} />
        )}
      </div>
      {state === 'failed' && (
        <Button kind="plain" size="small" onClick={onRetry}>
          Try again<span className="sr-only"> {file.name}</span>
        </Button>
      )}
      <IconButton label={`${hasFailed ? 'Remove' : 'Cancel'} ${file.name}`} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function Progress({ picture: { file, state, sent } }: { picture: FileUpload }) {
  const percent = state === 'waiting' ? 0 : Math.round(sent * 100);
  return (
    <>
      <p className="flex items-center justify-between gap-3 text-sm">
        <span className="truncate font-medium">{file.name}</span>
        <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-3">
          {percent === 100 && <Spinner size={13} />}
          {progressText(state, percent)}
        </span>
      </p>
      <progress
        aria-label={`Uploading ${file.name}`}
        value={percent}
        max={100}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
      />
    </>
  );
}

/** At 100 % the whole file has been sent, and the server is creating its sizes. */
function progressText(state: FileUpload['state'], percent: number): string {
  if (state === 'waiting') return 'Waiting';
  return percent < 100 ? `${percent} %` : 'Preparing';
}
