import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';

type State = Pick<WebhookConfig, 'url' | 'enabled' | 'stop_reason' | 'waiting' | 'dead'>;

/** Whether it runs, and what is left lying. */
export const StateTags = ({ state: { url, enabled, stop_reason, waiting, dead } }: { state: State }) => (
  <>
    {stop_reason !== null && <Tag tone="danger">Stopped</Tag>}
    {stop_reason === null && (enabled && url !== null ? <Tag tone="good">Enabled</Tag> : <Tag>Disabled</Tag>)}
    {waiting > 0 && <Tag tone="warn">{waiting} waiting</Tag>}
    {dead > 0 && <Tag tone="danger">{dead} not delivered</Tag>}
  </>
);

export const StopNotice = ({ reason }: { reason: string | null }) =>
  reason !== null && (
    <Notice tone="danger">{reason}. Nothing is sent until you save it again; what waits is kept for a day.</Notice>
  );
