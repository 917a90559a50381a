import { maxReason } from '@forecourt/contract/kit/reason.ts';
import type { WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { wanted } from '@forecourt/contract/wanted/wanted.ts';
import type { WantedDecision } from '@forecourt/contract/wanted/wanted-values.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { showToast } from '../../../ui/toast-list.ts';

const shape = wanted.decide.input.pick({ reason: true });

interface DecisionWords {
  title: string;
  button: string;
  hint: (owner: string) => string;
  done: string;
  isDanger?: true;
}

const texts: Record<WantedDecision, DecisionWords> = {
  dismiss: {
    title: 'Dismiss the reports',
    button: 'Dismiss reports',
    hint: () => 'The people who reported it will see this reason. The ad stays on the board.',
    done: 'Reports dismissed',
  },
  flag: {
    title: 'Flag this wanted ad',
    button: 'Flag wanted ad',
    hint: (owner) => `${owner} will see this reason. The ad will be hidden until it’s settled.`,
    done: 'Wanted ad flagged',
    isDanger: true,
  },
  remove: {
    title: 'Remove this wanted ad',
    button: 'Remove wanted ad',
    hint: (owner) => `${owner} will see this reason and can appeal.`,
    done: 'Wanted ad removed',
    isDanger: true,
  },
  restore: {
    title: 'Restore this wanted ad',
    button: 'Restore wanted ad',
    hint: (owner) => `${owner} will see this reason. The ad will return to its previous status.`,
    done: 'Wanted ad restored',
  },
};

/** Staff decide about an ad, with a reason. */
export function DecideAd({ ad, decision, onClose }: { ad: WantedAd; decision: WantedDecision; onClose: () => void }) {
  const { title, button, hint, done, isDanger } = texts[decision];
  const call = useCallForm({
    shape,
    values: { reason: '' },
    failed: 'We couldn’t save your decision. Please try again.',
    send: async ({ reason }) => {
      await api.wanted.decide({ id: ad.id, decision, reason });
      showToast({ title: done, tone: 'good' });
      onClose();
      await refetched();
    },
  });
  return (
    <Dialog open isForm title={title} onClose={onClose}>
      <Form call={call}>
        <p className="font-semibold wrap-anywhere">{ad.title}</p>
        <ReasonField call={call} most={maxReason} hint={hint(ad.owner.name)} />
        <FormButtons onCancel={onClose} busy={call.isSubmitting} {...(isDanger && { kind: 'danger-confirm' as const })}>
          {button}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
