import { lazy, Suspense, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { useExpiredSession } from '../features/accounts/use-expired-session.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { ApplicationForm } from '../features/applications/application-form.tsx';
import { Benefits } from '../features/applications/benefits.tsx';
import { OwnApplication } from '../features/applications/own-application.tsx';
import { Submitted } from '../features/applications/submitted.tsx';
import * as api from '../lib/api.ts';
import { momentText } from '../lib/format.ts';
import { useLiveEvents } from '../lib/live.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Panel } from '../ui/panel.tsx';

const DecisionOf = lazy(async () => ({ default: (await import('../features/appeals/decision-of.tsx')).DecisionOf }));

export function BecomeDealerPage() {
  const user = useMember();
  const session = useExpiredSession();
  const { data, error, refetch } = useQuery({ ...api.applications.mine.query({}), enabled: !session.isExpired });
  const [isSubmitted, setSubmitted] = useState(false);
  const client = useQueryClient();
  useLiveEvents(({ kind }) => {
    // It may have been decided. A user who is now a dealer is redirected to the portal.
    if (kind === 'session_changed') void client.invalidateQueries({ queryKey: ['applications'] });
  });

  if (!user) return null;
  if (isSubmitted) return <Submitted />;
  if (error && !data)
    return <ErrorState title="We couldn’t load this page" text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { application, may_apply_from, terms } = data;
  const mayApply = may_apply_from !== null && new Date(may_apply_from) <= new Date();
  return (
    <div className="wrap max-w-[1080px] py-[clamp(24px,4vw,56px)]">
      <h1 className="text-2xl">Become a Dealer</h1>
      <p className="mt-3 mb-8 max-w-[60ch] text-lg text-ink-2 text-pretty">
        Run your own company on the site, with more cars, a team and your own page.
      </p>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 gap-6">
          {application && application.status !== 'withdrawn' && (
            <OwnApplication
              application={application}
              renderDecision={(notes) => (
                <Suspense fallback={notes}>
                  <DecisionOf
                    target="application"
                    id={application.id}
                    userId={user.id}
                    fallback={notes}
                    session={{ expire: session.expire, notice: session.isExpired && <ExpiredNotice /> }}
                  />
                </Suspense>
              )}
            />
          )}
          {may_apply_from !== null && !mayApply && (
            <Notice tone="info">You can apply again from {momentText(may_apply_from)}.</Notice>
          )}
          {mayApply && (
            <Panel>
              <h2 className="mb-5 text-xl">{application ? 'Apply again' : 'Your application'}</h2>
              <ApplicationForm
                user={user}
                session={{ ...session, notice: <ExpiredNotice /> }}
                onSubmitted={() => setSubmitted(true)}
              />
            </Panel>
          )}
        </div>
        <aside aria-label="What dealers get">
          <Benefits terms={terms} />
        </aside>
      </div>
    </div>
  );
}
