import { ServicesScreen } from '../features/services/services-screen.tsx';
import { useTitle } from '../lib/title.ts';

/** Everything the site depends on, a subtab of Settings. */
export function StaffServicesPage() {
  useTitle('Services');
  return <ServicesScreen />;
}
