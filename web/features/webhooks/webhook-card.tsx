import { useState } from 'react';
import { Copy, Eye, Pencil, Send } from 'lucide-react';
import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import * as api from '../../lib/api.ts';
import { copyText } from '../../lib/copy-text.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { ChatPreview } from './chat-preview.tsx';
import { exampleOf } from './example.ts';
import { words } from './words.ts';

interface WebhookCardProps {
  config: WebhookConfig;
  /** Nothing can be changed: this is what webhooks come with. */
  isDefault?: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onTest: () => void;
  onEnable: (enabled: boolean) => void;
}

export function WebhookCard({ config, isDefault = false, isBusy, onEdit, onTest, onEnable }: WebhookCardProps) {
  const { webhook_id, name, description, url, enabled, message_template, stop_reason, waiting, dead } = config;
  return (
    <li className="grid content-start gap-4 rounded-xl border border-line bg-surface p-[clamp(14px,2vw,20px)]">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-base">{name}</h3>
          <StateTag config={config} />
          {waiting > 0 && <Tag tone="warn">{waiting} waiting</Tag>}
          {dead > 0 && <Tag tone="danger">{dead} not delivered</Tag>}
        </div>
        <p className="text-sm text-ink-2">{description}</p>
        {config.last_delivered_at && (
          <p className="text-sm text-ink-3">
            Last delivered <Time at={config.last_delivered_at} inSentence />
          </p>
        )}
      </div>
      {stop_reason !== null && (
        <Notice tone="danger">
          {stop_reason}. Nothing is sent until you save it again; what waits is kept for a day.
        </Notice>
      )}
      <Address channel={webhook_id} shown={url} />
      <p className="rounded-m border border-line px-3.5 py-2.5 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {message_template}
      </p>
      <ChatPreview channel={webhook_id} template={message_template} values={exampleOf(config)} />
      {!isDefault && (
        <div className="flex flex-wrap items-center justify-between gap-3">
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

function StateTag({ config: { enabled, stop_reason } }: Pick<WebhookCardProps, 'config'>) {
  if (stop_reason !== null) return <Tag tone="danger">Stopped</Tag>;
  return enabled ? <Tag tone="good">Enabled</Tag> : <Tag>Disabled</Tag>;
}

/** Masked until somebody wants to see it, which is put on record. */
function Address({ channel, shown }: { channel: WebhookConfig['webhook_id']; shown: string | null }) {
  const [whole, setWhole] = useState<string | null>(null);
  if (shown === null) return <p className="text-sm text-ink-3">No address yet.</p>;
  const reveal = async () => {
    try {
      const { url } = await api.webhooks.reveal({ webhook_id: channel });
      setWhole(url);
      return url;
    } catch (error) {
      showToast({ title: sentenceOf(error, words.tryAgain), tone: 'danger' });
      return null;
    }
  };
  const copy = async () => {
    const url = whole ?? (await reveal());
    if (url === null) return;
    const isCopied = await copyText(url);
    showToast({
      title: isCopied ? 'Address copied' : 'Your browser did not let us copy it',
      tone: isCopied ? 'good' : 'danger',
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 grow text-sm wrap-anywhere">{whole ?? shown}</code>
      {whole === null && (
        <Button kind="quiet" size="small" className="pointer-coarse:h-11" onClick={() => void reveal()}>
          <Eye size={16} aria-hidden="true" />
          Reveal
        </Button>
      )}
      <Button kind="quiet" size="small" className="pointer-coarse:h-11" onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        Copy
      </Button>
    </div>
  );
}
