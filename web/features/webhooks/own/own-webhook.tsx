import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useStaysInView } from '../../../lib/use-stays-in-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SecretOnce } from '../signing-secret.tsx';
import { words } from '../words.ts';
import { dealerSide, memberSide, type OwnSide } from './own-side.ts';

/** Webhooks are rare, so their code is loaded only when needed. */
const OwnWebhookCard = lazy(async () => ({ default: (await import('./own-webhook-card.tsx')).OwnWebhookCard }));
const OwnWebhookForm = lazy(async () => ({ default: (await import('./own-webhook-form.tsx')).OwnWebhookForm }));

export const DealerWebhook = ({ dealerId }: { dealerId: number }) => <OwnWebhook side={dealerSide(dealerId)} />;
export const MemberWebhook = () => <OwnWebhook side={memberSide} />;

/** The anchor that notifications link to. */
const place = 'webhook';

function OwnWebhook({ side }: { side: OwnSide }) {
  const { data, error, refetch } = useQuery(side.webhook);
  const [isEditing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const section = useStaysInView<HTMLElement>(place);
  const webhook = data?.webhook;
  return (
    <section ref={section} aria-label={side.title} className="grid scroll-mt-24 grid-cols-1 gap-4">
      <SectionHeading title={side.title} text={side.text} />
      {error && !webhook && (
        <ErrorState level={2} title={words.ownFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!webhook && !error && <Skeleton className="h-40 rounded-l" />}
      {webhook?.url === null && (
        <Panel className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="measure text-ink-2 text-pretty">
            <b className="block text-ink">No webhook yet</b>
            Create one in your chat channel’s settings, then copy its address and enter it here.
          </p>
          <Button kind="plain" onClick={() => setEditing(true)}>
            Set up webhook
          </Button>
        </Panel>
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
