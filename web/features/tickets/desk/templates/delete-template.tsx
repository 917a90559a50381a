import * as api from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useAction } from '../use-action.ts';
import type { Template } from './template.ts';

export function DeleteTemplate({ template, onClose }: { template: Template | null; onClose: () => void }) {
  const { act, isActing } = useAction();
  const remove = ({ id, name }: Template) =>
    act({
      run: () => api.tickets.deleteTemplate({ id }),
      done: { title: `Template “${name}” deleted` },
      onDone: onClose,
    });
  return (
    <Dialog
      open={template !== null}
      onClose={onClose}
      title="Delete this template?"
      actions={
        template && (
          <>
            <Button kind="plain" onClick={onClose}>
              Keep template
            </Button>
            <Button kind="danger-confirm" busy={isActing} onClick={() => remove(template)}>
              Delete template
            </Button>
          </>
        )
      }
    >
      {template && (
        <p className="text-ink-2">
          <b className="font-semibold text-ink">{template.name}</b> will be deleted for all staff. Replies already sent
          with it won’t change.
        </p>
      )}
    </Dialog>
  );
}
