import { GuideDesk } from '../features/guide/staff/guide-desk.tsx';
import { useTitle } from '../lib/title.ts';

/** The price guide, a subtab of Cars. */
export function StaffGuidePage() {
  useTitle('Price guide');
  return <GuideDesk />;
}
