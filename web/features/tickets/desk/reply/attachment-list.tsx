import { CircleAlert, X } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { Thumb } from '../../../../ui/thumb.tsx';
import type { Attached, Slot } from './use-attachments.ts';

export const AttachmentList = ({ attached }: { attached: Attached }) =>
  attached.slots.length === 0 ? null : (
    <ul aria-label="Pictures to send" className="flex flex-wrap gap-2">
      {attached.slots.map((slot) => (
        <li key={slot.key} className="flex items-center gap-2 rounded-m border border-line bg-surface p-1.5 text-sm">
          <Picture slot={slot} />
          {slot.state === 'failed' && (
            <Button kind="plain" size="small" onClick={() => attached.retry(slot)}>
              Retry<span className="sr-only"> {slot.file.name}</span>
            </Button>
          )}
          <IconButton label={`Remove ${slot.file.name}`} onClick={() => attached.remove(slot.key)} className="size-8">
            <X size={15} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );

function Picture({ slot }: { slot: Slot }) {
  if (slot.photo)
    return (
      <>
        <Thumb photo={slot.photo} alt="" className="size-10 rounded-s" />
        <span className="max-w-32 truncate">{slot.file.name}</span>
      </>
    );
  if (slot.error)
    return (
      <span role="alert" className="flex max-w-72 items-start gap-1.5 pl-1.5 font-medium text-danger">
        <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{slot.error}</span>
      </span>
    );
  return (
    <span className="flex items-center gap-2 pl-1.5 text-ink-2">
      <Spinner size={15} />
      <span className="max-w-32 truncate">{slot.file.name}</span>
      {slot.sent < 1 ? `${Math.round(slot.sent * 100)} %` : 'Preparing'}
    </span>
  );
}
