import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SecretOnce } from '../signing-secret.tsx';
import { words } from '../words.ts';
import { dealerSide, memberSide, type OwnSide } from './own-side.ts';

/** Few have one: only they load it. */
const OwnWebhookCard = lazy(async () => ({ default: (await import('./own-webhook-card.tsx')).OwnWebhookCard }));
const OwnWebhookForm = lazy(async () => ({ default: (await import('./own-webhook-form.tsx')).OwnWebhookForm }));

export const DealerWebhook = ({ dealerId }: { dealerId: number }) => <OwnWebhook side={dealerSide(dealerId)} />;
export const MemberWebhook = () => <OwnWebhook side={memberSide} />;

/** Notices about it lead here. */
const place = 'webhook';

function OwnWebhook({ side }: { side: OwnSide }) {
  const { data, error, refetch } = useQuery(side.webhook);
  const [isEditing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const heading = useHeadingInView(data !== undefined || error !== null);
  const webhook = data?.webhook;
  return (
    <section aria-labelledby={place} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 ref={heading} id={place} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          {side.title}
        </h2>
        <p className="measure text-ink-2 text-pretty">{side.text}</p>
      </div>
      {error && !webhook && (
        <ErrorState
          level={2}
          title={words.ownFailed}
          text={sentenceOf(error, words.tryAgain)}
          onRetry={() => void refetch()}
        />
      )}
      {!webhook && !error && <Skeleton className="h-40 rounded-l" />}
      {webhook?.url === null && (
        <EmptyState
          icon={<Webhook size={26} aria-hidden="true" />}
          title="No webhook yet"
          text="Make one in the settings of your chat’s channel, copy its address and enter it here."
          actions={<Button onClick={() => setEditing(true)}>Set up a webhook</Button>}
        />
      )}
      {webhook && webhook.url !== null && (
        <Suspense fallback={<Skeleton className="h-64 rounded-l" />}>
          <OwnWebhookCard side={side} webhook={webhook} onEdit={() => setEditing(true)} onSecret={setSecret} />
        </Suspense>
      )}
      <Dialog isForm open={isEditing} onClose={() => setEditing(false)} title={side.title}>
        <Suspense>
          {webhook && (
            <OwnWebhookForm side={side} webhook={webhook} onDone={() => setEditing(false)} onSecret={setSecret} />
          )}
        </Suspense>
      </Dialog>
      <SecretOnce secret={secret} onClose={() => setSecret(null)} />
    </section>
  );
}

/** Once it is known how tall it is. */
function useHeadingInView(isKnown: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isWanted = hash === place && isKnown;
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return heading;
}
