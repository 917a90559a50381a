import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { count } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddNote } from './note-forms.tsx';
import { Note } from './note.tsx';

interface UserNotesProps {
  userId: number;
  name: string;
}

/** Notes about a user that staff write for each other. */
export function UserNotes({ userId, name }: UserNotesProps) {
  const { data, error, refetch } = useQuery(api.users.notes.query({ id: userId }));
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title="Staff notes"
      action={
        !isAdding && (
          <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={() => setAdding(true)}>
            Add note
          </Button>
        )
      }
    >
      {isAdding && <AddNote userId={userId} name={name} onClose={() => setAdding(false)} />}
      {data?.notes.length === 0 && !isAdding && (
        <p className="text-sm text-ink-3">No notes yet. Only staff see what you add here.</p>
      )}
      {data && data.notes.length > 0 && (
        <ul aria-label="Staff notes" className="grid grid-cols-1 divide-y divide-line text-sm">
          {data.notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      {data && data.total > data.notes.length && (
        <p className="text-sm text-ink-3">
          The newest {count(data.notes.length)} of {count(data.total)} notes are shown.
        </p>
      )}
      {!data && !error && <Skeleton className="h-10" />}
      {!data && error && (
        <Notice tone="danger">
          <span className="flex flex-wrap items-center gap-3">
            {sentenceOf(error)}
            <Button kind="plain" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </span>
        </Notice>
      )}
    </Section>
  );
}
