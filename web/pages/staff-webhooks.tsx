import { useMember } from '../features/accounts/use-member.ts';
import { WebhookDesk } from '../features/webhooks/webhook-desk.tsx';
import { useTitle } from '../lib/title.ts';

export function StaffWebhooksPage() {
  const user = useMember();
  useTitle('Webhooks');
  return user?.staff_role ? <WebhookDesk /> : null;
}
