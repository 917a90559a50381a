import { ServicesScreen } from '../features/services/services-screen.tsx';
import { useTitle } from '../lib/title.ts';

/** The site's own services, a subtab of Settings. */
export function StaffServicesPage() {
  useTitle('Site health');
  return <ServicesScreen />;
}
