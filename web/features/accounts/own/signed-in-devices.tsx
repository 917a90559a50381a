import { useMutation, useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { OwnSession } from '@forecourt/contract/accounts/own-account.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { countOf } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { useSession } from '../session.ts';

const failed = 'We couldn’t sign out that device. Please try again.';
const notStopped = 'We couldn’t stop its notifications. Please try again.';
const unknownDevice = 'Unknown browser';

/** The member's sessions. Each except the current one can be signed out. */
export function SignedInDevices() {
  const isSignedIn = useSession().status === 'signed_in';
  const { data, error, refetch } = useQuery({ ...api.accounts.sessions.query({}), enabled: isSignedIn });
  const endOthers = useEnding(async () => {
    const { ended } = await api.accounts.endOtherSessions({});
    return ended === 0 ? 'You weren’t logged in anywhere else' : `Signed out on ${countOf(ended, 'other device')}`;
  });
  if (error && !data)
    return <ErrorState level={2} title="We couldn’t load your devices" onRetry={() => void refetch()} />;
  if (!data) return <DevicesSkeleton />;
  const others = data.sessions.filter(({ is_current }) => !is_current);
  return (
    <div className="grid gap-3">
      <ul className="overflow-hidden rounded-l border border-line bg-surface">
        {data.sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button kind="plain" busy={endOthers.isPending} onClick={() => endOthers.mutate()} className="w-fit">
          Sign out everywhere else
        </Button>
      )}
    </div>
  );
}

function Device({ session }: { session: OwnSession }) {
  const { id, device, is_current, signed_in_at, last_seen_at, has_push } = session;
  const name = device ?? unknownDevice;
  const end = useEnding(async () => {
    await api.accounts.endSession({ session_id: id });
    return `Signed out of ${name}`;
  });
  const stop = useEnding(async () => {
    await api.push.remove({ session_id: id });
    return `${name} no longer shows notifications`;
  }, notStopped);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-4 py-3.5 last:border-0 sm:px-5">
      <DeviceIcon name={name} />
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {is_current && <Tag tone="good">This device</Tag>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          {!is_current && (
            <span>
              Last seen <Time at={last_seen_at} inSentence />
            </span>
          )}
          <span>
            Logged in <Time at={signed_in_at} inSentence />
          </span>
        </p>
        {has_push && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
            Shows notifications
            <Button
              kind="quiet"
              size="small"
              busy={stop.isPending}
              aria-label={`Stop notifications on ${name}`}
              onClick={() => stop.mutate()}
            >
              Stop notifications
            </Button>
          </p>
        )}
      </div>
      {!is_current && (
        <Button
          kind="plain"
          size="small"
          busy={end.isPending}
          aria-label={`Sign out of ${name}`}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function DeviceIcon({ name }: { name: string }) {
  const style = { size: 22, className: 'text-ink-3', 'aria-hidden': true } as const;
  if (/iPhone|Android/.test(name)) return <Smartphone {...style} />;
  return name.includes('iPad') ? <Tablet {...style} /> : <Monitor {...style} />;
}

/**
 * Shows the outcome and refetches the list. It does so after a failure too, because the session may have ended
 * elsewhere.
 */
function useEnding(act: () => Promise<string>, otherwise = failed) {
  return useMutation({
    mutationFn: act,
    onSuccess: (title) => showToast({ title, tone: 'good' }),
    onError: (error) => showToast({ title: sentenceOf(error, otherwise), tone: 'danger' }),
    onSettled: refetched,
  });
}

const DevicesSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="block rounded-l border border-line bg-surface">
    {[1, 2].map((row) => (
      <span key={row} className="flex items-center gap-4 border-b border-line px-5 py-4 last:border-0">
        <Skeleton className="size-6" />
        <span className="grid grow gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-56 max-w-full" />
        </span>
      </span>
    ))}
  </output>
);
