import { MemberWebhook } from '../features/webhooks/own/own-webhook.tsx';
import { useTitle } from '../lib/title.ts';

const title = 'Chat and webhooks';

export function ProfileWebhooksPage() {
  useTitle(title);
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="text-2xl">{title}</h1>
      <MemberWebhook />
    </div>
  );
}
