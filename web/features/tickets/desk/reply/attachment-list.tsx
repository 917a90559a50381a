import { CircleAlert, X } from 'lucide-react';
import { isStored, type Upload } from '../../../../lib/upload-queue.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { Thumb } from '../../../../ui/thumb.tsx';
import type { Pictures } from '../../attachments/use-pictures.ts';

export const AttachmentList = ({ pictures: { list, queue } }: { pictures: Pictures }) =>
  list.length === 0 ? null : (
    <ul aria-label="Pictures to send" className="flex flex-wrap gap-2">
      {list.map((one) => (
        <li key={one.key} className="flex items-center gap-2 rounded-m border border-line bg-surface p-1.5 text-sm">
          <Picture upload={one} />
          {!isStored(one) && one.state === 'failed' && (
            <Button kind="plain" size="small" onClick={() => queue.retry(one.key)}>
              Try again<span className="sr-only"> {nameOf(one)}</span>
            </Button>
          )}
          <IconButton label={`Remove ${nameOf(one)}`} onClick={() => queue.remove(one.key)} className="size-8">
            <X size={15} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );

const nameOf = (one: Upload) => (isStored(one) ? (one.name ?? 'the picture') : one.file.name);

function Picture({ upload }: { upload: Upload }) {
  const name = <span className="max-w-32 truncate">{nameOf(upload)}</span>;
  if (isStored(upload))
    return (
      <>
        <Thumb photo={upload.photo} alt="" className="size-10 rounded-s" />
        {name}
      </>
    );
  if (upload.state === 'failed' || upload.state === 'refused')
    return (
      <span role="alert" className="flex max-w-72 items-start gap-1.5 pl-1.5 font-medium text-danger">
        <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{upload.error}</span>
      </span>
    );
  return (
    <span className="flex items-center gap-2 pl-1.5 text-ink-2">
      <Spinner size={15} />
      {name}
      {progressOf(upload.state, upload.sent)}
    </span>
  );
}

const progressOf = (state: string, sent: number) => {
  if (state === 'waiting') return 'Waiting';
  return sent < 1 ? `${Math.round(sent * 100)} %` : 'Preparing';
};
