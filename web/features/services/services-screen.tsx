import { gameServices } from '@forecourt/contract/services/services.ts';
import { CheckList } from './check-list.tsx';
import { StatusFrame } from './status-frame.tsx';

interface BuildLineProps {
  build: { version: string; commit: string | null };
}

/** The running version, for bug reports and for finding it in the changelog. */
const BuildLine = ({ build: { version, commit } }: BuildLineProps) => (
  <p className="text-sm text-ink-3">
    Version {version}
    {commit && (
      <>
        , commit <code className="wrap-anywhere">{commit}</code>
      </>
    )}
  </p>
);

/** The status of the site's own services. Those of the game are on the API tab. */
export const ServicesScreen = () => (
  <StatusFrame>
    {({ checks, build }) => (
      <div className="grid max-w-[760px] grid-cols-1 gap-5">
        <CheckList title="Site health" checks={checks.filter(({ service }) => !gameServices.includes(service))} />
        <BuildLine build={build} />
      </div>
    )}
  </StatusFrame>
);
