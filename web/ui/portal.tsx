import { Suspense, type ReactNode } from 'react';
import { PortalTabs, type PortalTab } from './portal-tabs.tsx';
import { Spinner } from './spinner.tsx';

interface PortalProps {
  title: string;
  /** Before the title. */
  picture?: ReactNode;
  /** The user's role here, or the company. */
  badge: ReactNode;
  /** Buttons that lead elsewhere on the site. */
  actions?: ReactNode;
  /** Accessible name of the tab list, and the text shown while a tab loads. */
  label: string;
  loading: string;
  tabs: readonly PortalTab[];
  children: ReactNode;
}

/** The frame around a portal's tabs. */
export const Portal = ({ title, picture, badge, actions, label, loading, tabs, children }: PortalProps) => (
  <div className="wrap grid grid-cols-1 gap-6 py-[clamp(20px,3vw,40px)]">
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          {picture}
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="text-2xl">{title}</h1>
            {badge}
          </div>
        </div>
        {actions}
      </div>
      <PortalTabs label={label} tabs={tabs} />
    </div>
    <Suspense fallback={<Loading text={loading} />}>{children}</Suspense>
  </div>
);

const Loading = ({ text }: { text: string }) => (
  <output aria-busy="true" className="flex items-center justify-center gap-3 py-24 text-ink-2">
    <Spinner />
    {text}
  </output>
);
