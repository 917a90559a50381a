import { Pencil, Send } from 'lucide-react';
import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import * as api from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Time } from '../../ui/time.tsx';
import { exampleOf } from './example.ts';
import { HiddenLine } from './hidden-line.tsx';
import { MessagePreview } from './message-preview.tsx';
import { NewSecretButton } from './signing-secret.tsx';
import { StateTags, StopNotice } from './webhook-state.tsx';

interface WebhookCardProps {
  config: WebhookConfig;
  /** True for the defaults, which can't be changed. */
  isDefault?: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onTest: () => void;
  onEnable: (enabled: boolean) => void;
  onNewSecret: () => Promise<unknown>;
}

export function WebhookCard({ config, isDefault = false, isBusy, ...on }: WebhookCardProps) {
  const { webhook_id, name, description, url, format, enabled, message_template, stop_reason } = config;
  const { onEdit, onTest, onEnable, onNewSecret } = on;
  // Revealing the address is recorded in the staff log.
  const reveal = () => api.webhooks.reveal({ webhook_id });
  return (
    <li className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-[clamp(14px,2vw,20px)]">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-base">{name}</h3>
          <StateTags state={config} />
        </div>
        <p className="text-sm text-ink-2">{description}</p>
        {config.last_delivered_at && (
          <p className="text-sm text-ink-3">
            Last delivered <Time at={config.last_delivered_at} inSentence />
          </p>
        )}
      </div>
      <StopNotice reason={stop_reason} isBusy={isBusy} onStart={() => onEnable(true)} />
      {url === null ? (
        <p className="text-sm text-ink-3">No address yet.</p>
      ) : (
        <HiddenLine name="Address" masked={url} reveal={async () => (await reveal()).url} />
      )}
      {url !== null && format === 'standard' && (
        <HiddenLine name="Signing secret" masked="whsec_…" reveal={async () => (await reveal()).secret} />
      )}
      <p className="rounded-m border border-line px-3.5 py-2.5 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {message_template}
      </p>
      <MessagePreview event={webhook_id} format={format} template={message_template} values={exampleOf(config)} />
      {!isDefault && (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <span className="flex min-h-11 items-center">
            <Checkbox
              label={
                <>
                  Enabled<span className="sr-only"> {name}</span>
                </>
              }
              checked={enabled}
              disabled={isBusy || url === null}
              onChange={(event) => onEnable(event.target.checked)}
            />
          </span>
          <span className="flex flex-wrap gap-2">
            {url !== null && format === 'standard' && <NewSecretButton name={name} onRenew={onNewSecret} />}
            <Button
              kind="plain"
              size="small"
              className="pointer-coarse:h-11"
              disabled={url === null}
              busy={isBusy}
              onClick={onTest}
            >
              <Send size={16} aria-hidden="true" />
              Test<span className="sr-only"> {name}</span>
            </Button>
            <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={onEdit}>
              <Pencil size={16} aria-hidden="true" />
              Edit<span className="sr-only"> {name}</span>
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}
