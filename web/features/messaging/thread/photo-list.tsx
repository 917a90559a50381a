import { CircleAlert, X } from 'lucide-react';
import { isStored, type Upload } from '../../../lib/upload-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Thumb } from '../../../ui/thumb.tsx';
import type { MessagePhotos } from './use-message-photos.ts';

/** The photos that will be sent with the message, and those that are being uploaded or failed. */
export const PhotoList = ({ photos: { list, queue } }: { photos: MessagePhotos }) =>
  list.length === 0 ? null : (
    <ul aria-label="Photos to send" className="flex flex-wrap gap-2">
      {list.map((one, index) => (
        <li key={one.key} className="flex items-center gap-1 rounded-m border border-line bg-surface p-1 text-sm">
          <State upload={one} />
          {!isStored(one) && one.state === 'failed' && (
            <Button kind="plain" size="small" onClick={() => queue.retry(one.key)}>
              Try again<span className="sr-only"> {one.file.name}</span>
            </Button>
          )}
          <IconButton
            label={`Remove ${isStored(one) ? `photo ${index + 1}` : one.file.name}`}
            onClick={() => queue.remove(one.key)}
            className="size-8"
          >
            <X size={15} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );

function State({ upload }: { upload: Upload }) {
  if (isStored(upload)) return <Thumb photo={upload.photo} alt="" className="size-11 rounded-s" />;
  if (upload.state === 'failed' || upload.state === 'refused')
    return (
      <span role="alert" className="flex max-w-60 items-start gap-1.5 pl-1.5 font-medium text-danger">
        <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{upload.error}</span>
      </span>
    );
  return (
    <span className="flex h-11 items-center gap-2 pl-1.5 text-ink-2">
      <Spinner size={15} />
      <span className="sr-only">Uploading {upload.file.name}</span>
      {upload.state === 'waiting' ? 'Waiting' : `${Math.round(upload.sent * 100)} %`}
    </span>
  );
}
