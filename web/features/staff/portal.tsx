import { Suspense, type ReactNode } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { PortalTabs, type PortalTab } from './portal-tabs.tsx';

interface PortalProps {
  title: string;
  /** As what the person is here. */
  badge: ReactNode;
  tabs: readonly PortalTab[];
  chosen: string;
  children: ReactNode;
}

/** The frame around everything the staff do. */
export const Portal = ({ title, badge, tabs, chosen, children }: PortalProps) => (
  <div className="wrap grid grid-cols-1 gap-6 py-[clamp(20px,3vw,40px)]">
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        {badge}
      </div>
      <PortalTabs tabs={tabs} chosen={chosen} />
    </div>
    <Suspense fallback={<Loading />}>{children}</Suspense>
  </div>
);

const Loading = () => (
  <output aria-busy="true" className="flex items-center justify-center gap-3 py-24 text-ink-2">
    <Spinner />
    Loading staff portal...
  </output>
);
