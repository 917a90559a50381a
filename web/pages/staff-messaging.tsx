import { ReportsDesk } from '../features/reports/conversations/reports-desk.tsx';
import { useTitle } from '../lib/title.ts';

/** The Messaging tab of the staff portal. */
export function StaffMessagingPage() {
  useTitle('Messaging');
  return <ReportsDesk />;
}
