import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { useTitle } from '../lib/title.ts';

export function StaffSettingsPage() {
  useTitle('Settings');
  return <SettingsScreen />;
}
