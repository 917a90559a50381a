import { possessive } from '../kit/possessive.ts';
import { channels, type Channel } from '../webhooks/webhook-events.ts';
import { kind } from './notice-kind.ts';
import { again } from './notice-words.ts';

/** Tells the people who can set a webhook up again that it has stopped. */
export const webhookNotices = {
  webhook_stopped: kind({
    group: 'staff',
    icon: 'warning',
    audience: { to: 'staff', right: 'webhooks.write' },
    sentence: ({ channel, why }: { channel: Channel; why: string }, times) =>
      `The webhook “${channels[channel].name}” has stopped. ${why}.${again(times)}`,
    link: () => '/staff/webhooks',
  }),
  own_webhook_stopped: kind({
    group: 'webhooks',
    icon: 'warning',
    audience: { to: 'owner', right: 'settings.write' },
    sentence: ({ company, why }: { company: string | null; why: string }, times) =>
      `${company === null ? 'Your webhook' : `${possessive(company)} webhook`} has stopped. ${why}. Save it again to restart it.${again(times)}`,
    link: ({ company }) => (company === null ? '/profile/webhooks' : '/dealer/settings#webhook'),
  }),
};
