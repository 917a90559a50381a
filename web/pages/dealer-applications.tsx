import { ClipboardCheck } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StateScreen } from '../ui/state-screen.tsx';

export const DealerApplicationsPage = () => (
  <StateScreen
    icon={<ClipboardCheck size={26} aria-hidden="true" />}
    title="Dealer applications"
    text="Nobody can apply at the moment, so there is nothing to review."
    actions={<ButtonLink to={paths.staff}>Staff Portal</ButtonLink>}
  />
);
