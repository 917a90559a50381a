import { NoticeChoices } from '../features/notices/notice-choices.tsx';
import { useTitle } from '../lib/title.ts';

export function ProfileNotificationsPage() {
  useTitle('Notification settings');
  return <NoticeChoices />;
}
