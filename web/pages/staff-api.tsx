import { ServicesScreen } from '../features/services/services-screen.tsx';
import { useTitle } from '../lib/title.ts';

/** The API tab of the staff portal. */
export function StaffApiPage() {
  useTitle('API');
  return <ServicesScreen />;
}
