import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { isSessionEnd } from '../../lib/form-failure.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExpiredNotice } from '../../ui/expired-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangeList } from './change-list.tsx';
import { asSaved, type Change } from './use-edits.ts';

interface SaveDialogProps {
  title: string;
  /** Shown above the list. */
  question?: string;
  label: string;
  isDanger?: boolean;
  changes: readonly Change[];
  failed: string;
  onSaved: (settings: AdminSetting[]) => void;
  onClose: () => void;
}

/** Saves all changes or none. Lists them first, so no one saves a change they haven't seen. */
export function SaveDialog(props: SaveDialogProps) {
  const { title, question, label, isDanger = false, changes, failed, onSaved, onClose } = props;
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => api.settings.updateAll({ settings: asSaved(changes) }),
    onSuccess({ settings }) {
      client.setQueryData(api.settings.list.query({}).queryKey, { success: true, settings });
      onSaved(settings);
      return refetched();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button kind={isDanger ? 'danger-confirm' : 'primary'} busy={save.isPending} onClick={() => save.mutate()}>
            {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {question && <p>{question}</p>}
        <ChangeList changes={changes} />
        {save.error &&
          (isSessionEnd(save.error) ? (
            <ExpiredNotice />
          ) : (
            <Notice tone="danger">{sentenceOf(save.error, failed)}</Notice>
          ))}
      </div>
    </Dialog>
  );
}
