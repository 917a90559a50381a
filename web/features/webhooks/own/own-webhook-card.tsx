import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Send, Trash2 } from 'lucide-react';
import type { OwnWebhook } from '@forecourt/contract/webhooks/own-webhooks.ts';
import { dealerEvents } from '@forecourt/contract/webhooks/webhook-events.ts';
import { refetched } from '../../../lib/refetch.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { HiddenLine } from '../hidden-line.tsx';
import { DeliveryLog } from '../log/delivery-log.tsx';
import { NewSecretButton } from '../signing-secret.tsx';
import { TestResults } from '../test-results.tsx';
import { useTests } from '../use-tests.ts';
import { StateTags, StopNotice } from '../webhook-state.tsx';
import { formatWords, words } from '../words.ts';
import type { OwnSide } from './own-side.ts';

interface OwnWebhookCardProps {
  side: OwnSide;
  webhook: OwnWebhook;
  onEdit: () => void;
  onSecret: (secret: string | null) => void;
}

/** A webhook's address, events, status and deliveries. */
export function OwnWebhookCard({ side, webhook, onEdit, onSecret }: OwnWebhookCardProps) {
  const { url, format, enabled, events, stop_reason, last_delivered_at } = webhook;
  const { tests, run, close } = useTests();
  const [isRemoving, setRemoving] = useState(false);
  const enable = useMutation({
    mutationFn: (wanted: boolean) => side.save({ enabled: wanted, events }),
    onError: (failure) => showToast({ title: words.saveFailed(sentenceOf(failure)), tone: 'danger' }),
    onSettled: refetched,
  });
  const renew = async () => {
    const { secret } = await side.save({ enabled, events, new_secret: true });
    onSecret(secret);
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StateTags state={webhook} />
          <Tag>{formatWords[format]}</Tag>
          {last_delivered_at && (
            <span className="text-sm text-ink-3">
              Last delivered <Time at={last_delivered_at} inSentence />
            </span>
          )}
        </div>
        <StopNotice reason={stop_reason} isBusy={enable.isPending} onStart={() => enable.mutate(true)} />
        <HiddenLine name="Address" masked={url ?? ''} reveal={async () => (await side.reveal()).url} />
        {side.hasEvents && (
          <p className="text-sm text-ink-2">
            {events.length > 0
              ? `Events: ${events.map((event) => dealerEvents[event].name.toLowerCase()).join(', ')}.`
              : 'No events are selected, so nothing is sent.'}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex min-h-11 items-center">
            <Checkbox
              label="Enabled"
              checked={enabled}
              disabled={enable.isPending}
              onChange={({ target }) => enable.mutate(target.checked)}
            />
          </span>
          <span className="flex flex-wrap gap-2">
            <Button
              kind="plain"
              size="small"
              className="pointer-coarse:h-11"
              busy={tests?.isRunning ?? false}
              onClick={() => void run([{ name: side.title, test: side.test }])}
            >
              <Send size={16} aria-hidden="true" />
              Send test
            </Button>
            {format === 'standard' && <NewSecretButton name="your webhook" onRenew={renew} />}
            <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={onEdit}>
              <Pencil size={16} aria-hidden="true" />
              Edit webhook
            </Button>
            <Button kind="danger" size="small" className="pointer-coarse:h-11" onClick={() => setRemoving(true)}>
              <Trash2 size={16} aria-hidden="true" />
              Remove webhook
            </Button>
          </span>
        </div>
      </Panel>
      <DeliveryLog side={side.log} level={3} />
      <TestResults tests={tests} onClose={close} />
      <ConfirmDialog
        open={isRemoving}
        title="Remove webhook?"
        confirm="Remove"
        onConfirm={side.remove}
        onDone={() => {
          setRemoving(false);
          showToast({ title: 'Webhook removed', tone: 'good' });
        }}
        onClose={() => setRemoving(false)}
      >
        <p>We’ll stop sending messages to it, and delete its address and delivery log.</p>
      </ConfirmDialog>
    </div>
  );
}
