import { dealerStatus } from '@forecourt/contract/dealers/dealer-status.ts';
import * as api from '../../../../lib/api.ts';
import { countOf, dayText } from '../../../../lib/format.ts';
import { useCallForm } from '../../../../lib/use-call-form.ts';
import { useDone } from '../use-done.ts';
import { words } from '../words.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionProps } from './action-props.ts';

const Why = dealerStatus.updateStatus.input.pick({ reason: true });

export const Suspend = (props: ActionProps) => <ChangeStatus {...props} to="suspended" />;
export const Activate = (props: ActionProps) => <ChangeStatus {...props} to="active" />;

function ChangeStatus({ dealer, onClose, to }: ActionProps & { to: 'active' | 'suspended' }) {
  const done = useDone(onClose);
  const { id, company_name: company } = dealer;
  const suspends = to === 'suspended';
  const call = useCallForm({
    shape: Why,
    values: { reason: '' },
    failed: words.statusFailed,
    send: ({ reason }) =>
      done(
        api.dealers.updateStatus({ id, status: to, reason }),
        suspends ? `${company} is suspended` : `${company} is no longer suspended`,
      ),
  });
  return (
    <ActionForm
      call={call}
      title={suspends ? `Suspend ${company}` : `Activate ${company}`}
      told={suspends ? 'The whole team reads it, and may appeal once.' : 'The whole team reads it.'}
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

/** The dealer's column of the table of restrictions (contract/kit/standing.ts), in sentences. */
const whenSuspended = ({ total_cars, open_payments }: ActionProps['dealer']) => [
  total_cars === 0 ? 'It has no cars on the market now.' : `Nobody sees its ${countOf(total_cars, 'car')} any more.`,
  'The team can look at its portal and change nothing.',
  'Nobody can write to it. Its page says that it is not trading at the moment.',
  ...(open_payments > 0
    ? [`Its ${countOf(open_payments, 'open payment')} ${open_payments === 1 ? 'is' : 'are'} given up.`]
    : []),
];

const whenActive = ({ total_cars, membership }: ActionProps['dealer']) =>
  membership?.status === 'expired'
    ? [
        `Its membership ended on ${dayText(membership.ends_at)}: it will be expired, and its cars stay hidden until it is paid.`,
        'The team gets its portal back, with the way to pay.',
      ]
    : [
        total_cars === 0
          ? 'It may put cars on the market again.'
          : `Its ${countOf(total_cars, 'car')} can be seen again.`,
        'The team gets its portal back, and people can write to it.',
      ];
