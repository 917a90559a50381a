import { CircleCheckBig } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';
import { words } from './words.ts';

export const Submitted = () => (
  <StateScreen
    icon={<CircleCheckBig size={26} aria-hidden="true" />}
    title={words.submitted}
    text={`Thank you. Staff look at every application themselves; a review takes ${words.reviewTime}. You are told by a notification.`}
    actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
  />
);
