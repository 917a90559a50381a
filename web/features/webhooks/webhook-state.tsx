import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';

type State = Pick<WebhookConfig, 'url' | 'enabled' | 'stop_reason' | 'waiting' | 'dead'>;

/** The webhook's status, with the number of waiting and undelivered messages. */
export const StateTags = ({ state: { url, enabled, stop_reason, waiting, dead } }: { state: State }) => (
  <>
    {stop_reason !== null && <Tag tone="danger">Stopped</Tag>}
    {stop_reason === null && (enabled && url !== null ? <Tag tone="good">Enabled</Tag> : <Tag>Disabled</Tag>)}
    {waiting > 0 && <Tag tone="warn">{waiting} waiting</Tag>}
    {dead > 0 && <Tag tone="danger">{dead} not delivered</Tag>}
  </>
);

interface StopNoticeProps {
  reason: string | null;
  isBusy: boolean;
  onStart: () => void;
}

/** Explains why nothing is sent, with a button to start again. */
export const StopNotice = ({ reason, isBusy, onStart }: StopNoticeProps) =>
  reason !== null && (
    <Notice tone="danger">
      <p>{reason}. Nothing will be sent until you start it again. Waiting messages are kept for one day.</p>
      <Button kind="plain" size="small" className="mt-2.5 pointer-coarse:h-11" busy={isBusy} onClick={onStart}>
        Start again
      </Button>
    </Notice>
  );
