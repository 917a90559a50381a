import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight, Circle, CircleCheck } from 'lucide-react';
import type { FirstStep } from '@forecourt/contract/dealers/first-steps.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { paths, toMembership, toOpeningHours } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';

const steps: Record<FirstStep, { text: string; to: LinkProps }> = {
  membership: { text: 'Pay the membership', to: toMembership },
  logo: { text: 'Add your logo', to: { to: '/dealer/settings' } },
  hours: { text: 'Enter your opening hours', to: toOpeningHours },
  car: { text: 'List your first car', to: { to: paths.sell } },
  team: { text: 'Invite someone to your team', to: { to: '/dealer/team' } },
};

/** A new dealer's first steps, until they're done or dismissed. */
export function FirstSteps({ dealerId, mayDismiss }: { dealerId: number; mayDismiss: boolean }) {
  const { data } = useQuery({ ...api.dealers.firstSteps.query({ dealer_id: dealerId }), refetchOnMount: 'always' });
  const dismiss = useMutation({
    mutationFn: () => api.dealers.dismissFirstSteps({ dealer_account_id: dealerId }),
    onSettled: refetched,
  });
  if (!data?.steps) return null;
  const done = data.steps.filter(({ is_done }) => is_done).length;
  return (
    <section aria-labelledby="first-steps" className="mb-6">
      <Panel className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div>
            <h2 id="first-steps" className="text-xl">
              First steps
            </h2>
            <p className="text-sm text-ink-3 tabular-nums">
              {done} of {data.steps.length} done
            </p>
          </div>
          {mayDismiss && (
            <Button kind="plain" size="small" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
              Hide for everyone
            </Button>
          )}
        </div>
        {dismiss.error && (
          <Notice tone="danger">
            {sentenceOf(dismiss.error, 'We couldn’t hide the first steps. Please try again.')}
          </Notice>
        )}
        <ul className="grid grid-cols-1 divide-y divide-line">
          {data.steps.map(({ step, is_done }) => (
            <li key={step}>
              {is_done ? (
                <span className="flex min-h-11 items-center gap-3 py-2 text-ink-3">
                  <CircleCheck size={20} className="shrink-0 text-good" aria-hidden="true" />
                  <span className="grow">{steps[step].text}</span>
                  <span className="text-sm">Done</span>
                </span>
              ) : (
                <Link
                  {...steps[step].to}
                  className="flex min-h-11 items-center gap-3 py-2 font-semibold hover:underline"
                >
                  <Circle size={20} className="shrink-0 text-ink-3" aria-hidden="true" />
                  <span className="grow">{steps[step].text}</span>
                  <ArrowRight size={18} className="shrink-0" aria-hidden="true" />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
