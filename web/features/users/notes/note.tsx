import { useState } from 'react';
import type { UserNote } from '@forecourt/contract/users/user-notes.ts';
import * as api from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Time } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { EditNote } from './note-forms.tsx';

/** A note with its author and time. Authors can edit and delete theirs. */
export function Note({ note }: { note: UserNote }) {
  const [doing, setDoing] = useState<'editing' | 'deleting' | null>(null);
  const done = () => setDoing(null);
  return (
    <li className="grid min-w-0 gap-1.5 py-3 first:pt-0 last:pb-0">
      {doing === 'editing' ? (
        <EditNote note={note} onClose={done} />
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{note.body}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-ink-3">
          {note.author_name}, <Time at={note.created_at} inSentence />
          {note.edited_at && (
            <>
              , edited <Time at={note.edited_at} inSentence />
            </>
          )}
        </span>
        {note.is_mine && doing !== 'editing' && (
          <span className="flex gap-1">
            <Button kind="quiet" size="small" className="pointer-coarse:h-11" onClick={() => setDoing('editing')}>
              Edit<span className="sr-only"> note</span>
            </Button>
            <Button kind="quiet" size="small" className="pointer-coarse:h-11" onClick={() => setDoing('deleting')}>
              Delete<span className="sr-only"> note</span>
            </Button>
          </span>
        )}
      </div>
      {doing === 'deleting' && <DeleteDialog note={note} onClose={done} />}
    </li>
  );
}

function DeleteDialog({ note, onClose }: { note: UserNote; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Delete this note?"
      confirm="Delete note"
      onConfirm={() => api.users.deleteNote({ id: note.id })}
      onDone={() => {
        showToast({ title: 'Note deleted' });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">Your colleagues will no longer see “{note.body}”. This can’t be undone.</p>
    </ConfirmDialog>
  );
}
