import { channels, type Channel } from '../webhooks/webhook-events.ts';
import { kind } from './notice-kind.ts';
import { again } from './notice-words.ts';

/** That a webhook stopped, to those who can set it up again. */
export const webhookNotices = {
  webhook_stopped: kind({
    group: 'staff',
    icon: 'warning',
    audience: { to: 'staff', right: 'webhooks.write' },
    sentence: ({ channel, why }: { channel: Channel; why: string }, times) =>
      `The webhook “${channels[channel].name}” has stopped${again(times)}. ${why}.`,
    link: () => '/staff/webhooks',
  }),
  own_webhook_stopped: kind({
    group: 'webhooks',
    icon: 'warning',
    audience: { to: 'owner', right: 'settings.write' },
    sentence: ({ company, why }: { company: string | null; why: string }, times) =>
      `${company === null ? 'Your webhook' : `The webhook of ${company}`} has stopped${again(times)}. ${why}. Save it again to go on.`,
    link: ({ company }) => (company === null ? '/profile#webhook' : '/dealer/settings#webhook'),
  }),
};
