import { ApiScreen } from '../features/services/api-screen.tsx';
import { useTitle } from '../lib/title.ts';

export function StaffApiPage() {
  useTitle('API');
  return <ApiScreen />;
}
