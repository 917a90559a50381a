import { lazy, Suspense, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangeLogo } from '../change-logo.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { words } from './words.ts';

const CompanyForm = lazy(async () => ({ default: (await import('./company-form.tsx')).CompanyForm }));

interface CompanySettingsProps {
  user: SessionUser;
  dealerId: number;
  onSessionEnd: () => unknown;
  /** Null while the session lasts. */
  sessionEnded: ReactNode;
  /** Shown next to the logo once the session has ended. */
  expiredNotice: ReactNode;
}

/** Company settings: a form for those who can edit them, plain facts for the rest of the team. */
export function CompanySettings({ user, dealerId, onSessionEnd, sessionEnded, expiredNotice }: CompanySettingsProps) {
  const { data, error, refetch } = useQuery(api.dealers.settings.query({ dealer_id: dealerId }));
  useLiveRefresh('companySettings');
  const settings = data?.settings;
  const mayChange = teamRoleMay(user.team_role ?? '', 'settings.write');
  return (
    <section aria-label={words.title} className="grid gap-4">
      <SectionHeading title={words.title} text={words.lead} />
      <Panel>
        {!settings && error && (
          <ErrorState level={2} title={words.loadFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
        )}
        {!settings && !error && <Loading />}
        {settings && !mayChange && <CompanyFacts settings={settings} />}
        {settings && mayChange && (
          <Suspense fallback={<Loading />}>
            <CompanyForm
              settings={settings}
              userId={user.id}
              onSessionEnd={onSessionEnd}
              sessionEnded={sessionEnded}
              logo={
                <Logo
                  dealerId={dealerId}
                  companyName={settings.company_name}
                  logo={settings.logo_url}
                  sessionEnded={expiredNotice}
                />
              }
            />
          </Suspense>
        )}
      </Panel>
    </section>
  );
}

const Logo = (props: { dealerId: number; companyName: string; logo: string | null; sessionEnded: ReactNode }) => (
  <div className="grid gap-1.5">
    <p className="text-sm font-semibold">{words.logo}</p>
    <div className="flex items-center gap-5">
      <div className="relative shrink-0">
        <Avatar name={props.companyName} picture={props.logo} size="large" kind="dealer" />
        <div className="absolute -right-2 -bottom-2">
          <ChangeLogo {...props} />
        </div>
      </div>
      <p className="text-sm text-ink-3 text-pretty">{words.logoHint}</p>
    </div>
  </div>
);

const Loading = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-6">
    <div className="grid gap-6 sm:grid-cols-2">
      {['logo', 'name', 'phone', 'website'].map((field) => (
        <Skeleton key={field} className="h-[74px] rounded-m" />
      ))}
    </div>
    <Skeleton className="h-40 rounded-m" />
    <Skeleton className="h-64 rounded-m" />
  </output>
);
