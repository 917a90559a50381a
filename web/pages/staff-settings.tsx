import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { useTitle } from '../lib/title.ts';

/** The Settings tab of the staff portal. */
export function StaffSettingsPage() {
  useTitle('Settings');
  return <SettingsScreen />;
}
