import type { WebhookConfig } from '@forecourt/contract/webhooks/webhooks.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Tag } from '../../ui/tag.tsx';
import { groups } from './words.ts';

interface TestAllDialogProps {
  channels: readonly WebhookConfig[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Names the channels first, because people outside read what is posted there. */
export const TestAllDialog = ({ channels, onConfirm, onClose }: TestAllDialogProps) => (
  <ConfirmDialog
    title={channels.length === 1 ? 'Send a test message?' : `Send ${channels.length} test messages?`}
    confirm={channels.length === 1 ? 'Send test message' : 'Send test messages'}
    isDanger={false}
    onConfirm={async () => onConfirm()}
    onClose={onClose}
  >
    <p>A message marked as a test will be posted to each of these channels. Everyone who reads them will see it.</p>
    <ul aria-label="Channels" className="grid gap-2">
      {channels.map(({ webhook_id, name, type }) => (
        <li key={webhook_id} className="flex flex-wrap items-center gap-2 text-ink">
          {name}
          <Tag tone={type === 'public' ? 'warn' : 'neutral'}>{groups.find((group) => group.type === type)!.title}</Tag>
        </li>
      ))}
    </ul>
  </ConfirmDialog>
);
