import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import type { SetupStep } from '@forecourt/contract/staff/setup.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { staffTabs } from '../../lib/tab-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast-list.ts';

/** The checklist for a new site. Disappears when everything is done or an admin hides it. */
export function SetupList() {
  const { data } = useQuery(api.staff.setup.query({}));
  if (!data || data.is_hidden || data.steps.every(({ is_done }) => is_done)) return null;

  async function finish(step: SetupStep | 'hide') {
    try {
      await api.staff.finishSetup({ step });
    } catch (error) {
      showToast({ title: sentenceOf(error, 'We couldn’t save this. Please try again.'), tone: 'danger' });
    }
    await refetched();
  }

  const left = data.steps.filter(({ is_done }) => !is_done).length;
  return (
    <Section
      title="Set up your site"
      level={2}
      action={
        <Button kind="quiet" size="small" className="pointer-coarse:h-11" onClick={() => void finish('hide')}>
          Hide this list
        </Button>
      }
    >
      <p className="text-sm text-ink-2">
        {data.steps.length - left} of {data.steps.length} done. Other admins see the same list.
      </p>
      <ul aria-label="Set up your site" className="grid grid-cols-1 divide-y divide-line">
        {data.steps.map(({ step, is_done }) => (
          <li key={step} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 last:pb-0">
            <span className="flex min-w-0 gap-3">
              {is_done ? (
                <CircleCheck size={19} className="mt-0.5 shrink-0 text-good" aria-label="Done:" />
              ) : (
                <Circle size={19} className="mt-0.5 shrink-0 text-ink-3" aria-label="To do:" />
              )}
              <span className="grid min-w-0">
                {steps[step].to ? (
                  <Link to={steps[step].to} className={look}>
                    {steps[step].title}
                  </Link>
                ) : (
                  <span className="font-medium">{steps[step].title}</span>
                )}
                {!is_done && <span className="text-sm text-ink-2">{steps[step].text}</span>}
              </span>
            </span>
            {!is_done && (
              <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={() => void finish(step)}>
                Mark as done<span className="sr-only">: {steps[step].title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const look = 'w-fit rounded-s font-medium underline decoration-line underline-offset-4 hover:decoration-ink';

interface Step {
  title: string;
  text: string;
  to: (typeof staffTabs)[keyof typeof staffTabs] | null;
}

const steps: Record<SetupStep, Step> = {
  prices: {
    title: 'Review the prices',
    text: 'What listings, featured cars and memberships cost.',
    to: staffTabs.settings,
  },
  contact: {
    title: 'Enter the site’s contact details',
    text: 'The phone number and contact text in the footer.',
    to: staffTabs.settings,
  },
  bank: {
    title: 'Connect the bank',
    text: 'Until then no one can pay, or in the demo only with play money.',
    to: staffTabs.api,
  },
  webhooks: {
    title: 'Connect a chat channel',
    text: 'Announces new listings and sales, or tells staff about tickets.',
    to: staffTabs.webhooks,
  },
  backup: { title: 'Make a backup', text: 'On the server: npm run backup -- FOLDER', to: null },
};
