import { dealerStatus } from '@forecourt/contract/dealers/dealer-status.ts';
import * as api from '../../../../lib/api.ts';
import { countOf, dayText } from '../../../../lib/format.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { showToast } from '../../../../ui/toast-list.ts';
import { words } from '../words.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const Why = dealerStatus.updateStatus.input.pick({ reason: true });

export const Suspend = (props: ActionProps) => <ChangeStatus {...props} to="suspended" />;
export const Activate = (props: ActionProps) => <ChangeStatus {...props} to="active" />;

function ChangeStatus({ dealer, onClose, to }: ActionProps & { to: 'active' | 'suspended' }) {
  const { id, company_name: company } = dealer;
  const suspends = to === 'suspended';
  const call = useCallForm({
    shape: Why,
    values: { reason: '' },
    failed: words.statusFailed,
    send: async ({ reason }) => {
      await api.dealers.updateStatus({ id, status: to, reason });
      showToast({ title: suspends ? `${company} suspended` : `${company} is no longer suspended`, tone: 'good' });
      onClose();
    },
  });
  return (
    <ActionForm
      call={call}
      title={suspends ? `Suspend ${company}` : `Activate ${company}`}
      reasonHint={suspends ? 'Shown to the whole team. They can appeal once.' : 'Shown to the whole team.'}
      confirm={suspends ? 'Suspend' : 'Activate'}
      isDanger={suspends}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        {(suspends ? whenSuspended(dealer) : whenActive(dealer)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ActionForm>
  );
}

/** Describes the dealer column of the restrictions table (contract/access/standing.ts). */
const whenSuspended = ({ total_cars, open_payments }: ActionProps['dealer']) => [
  total_cars === 0 ? 'It has no cars for sale right now.' : `Its ${countOf(total_cars, 'car')} will be hidden.`,
  'The team keeps read-only access to its portal.',
  'No one can message it. Its page will say that it isn’t trading right now.',
  ...(open_payments > 0 ? [`Its ${countOf(open_payments, 'open payment')} will be cancelled.`] : []),
];

const whenActive = ({ total_cars, membership }: ActionProps['dealer']) =>
  membership?.status === 'expired'
    ? [
        `Its membership ended on ${dayText(membership.ends_at)}. The dealer will show as expired, and its cars stay hidden until it’s paid.`,
        'The team gets its portal back and can pay there.',
      ]
    : [
        total_cars === 0 ? 'It can list cars again.' : `Its ${countOf(total_cars, 'car')} will be visible again.`,
        'The team gets its portal back, and people can message it.',
      ];
