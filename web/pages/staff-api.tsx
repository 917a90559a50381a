import { ServicesScreen } from '../features/services/services-screen.tsx';
import { useTitle } from '../lib/title.ts';

export function StaffApiPage() {
  useTitle('API');
  return <ServicesScreen />;
}
