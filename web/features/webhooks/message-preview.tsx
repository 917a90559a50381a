import { standardMessage } from '@forecourt/contract/webhooks/standard-message.ts';
import type { WebhookEvent } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';
import { site } from '../../lib/site.ts';
import { ChatPreview } from './chat-preview.tsx';
import { factsOf } from './example.ts';

interface MessagePreviewProps {
  event: WebhookEvent;
  format: Format;
  /** Null for the event's default template. */
  template: string | null;
  /** A value for each variable. */
  values: Record<string, string>;
}

/** Shows exactly the message the receiver would get, with example values. */
export function MessagePreview({ event, format, template, values }: MessagePreviewProps) {
  const announcement = { event, facts: factsOf(values), template, siteName: site.name };
  if (format === 'chat') return <ChatPreview announcement={announcement} />;
  const message = standardMessage({ ...announcement, happenedAt: exampleTime });
  return (
    <figure aria-label="Preview" className="grid gap-2 rounded-l bg-sunken p-4">
      <pre className="max-h-72 overflow-auto text-xs whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify(message, null, 2)}
      </pre>
      <figcaption className="text-sm text-ink-2 text-pretty">
        Sent with the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code>
        , as described at standardwebhooks.com.
      </figcaption>
    </figure>
  );
}

const exampleTime = new Date('2026-01-15T18:30:00Z');
