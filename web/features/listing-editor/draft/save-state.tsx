import { CircleAlert, CloudCheck, CloudOff } from 'lucide-react';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { words } from '../words.ts';
import type { Draft } from './use-draft.ts';

/** Silent while all is well. A draft that can't be saved is announced. */
export function DraftState({ draft }: { draft: Draft }) {
  const { state } = draft;
  switch (state.kind) {
    case 'untouched':
      return <p className="text-sm text-ink-3">Saved as a draft as you type</p>;
    case 'waiting':
    case 'saving':
      return (
        <p className={look}>
          <Spinner size={16} />
          Saving…
        </p>
      );
    case 'saved':
      return (
        <p className={look}>
          <CloudCheck size={17} aria-hidden="true" />
          Saved
        </p>
      );
    case 'retrying':
      return (
        <p role="alert" className="flex items-center gap-2 text-sm font-medium text-warn">
          <CloudOff size={17} aria-hidden="true" />
          Not saved, trying again
          <Button kind="link" className="text-sm" onClick={() => void draft.flush()}>
            Save now
          </Button>
        </p>
      );
    case 'undecided':
      return (
        <p className="flex items-center gap-2 text-sm font-medium text-warn">
          <CloudOff size={17} className="shrink-0" aria-hidden="true" />
          {words.decideFirst}
        </p>
      );
    case 'refused':
      return (
        <p role="alert" className="flex items-center gap-2 text-sm font-medium text-danger">
          <CircleAlert size={17} className="shrink-0" aria-hidden="true" />
          {sentenceOf(state.error, words.saveFailed)}
        </p>
      );
  }
}

const look = 'flex items-center gap-2 text-sm text-ink-3';
