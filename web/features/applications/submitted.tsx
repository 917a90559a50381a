import { CircleCheckBig } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';
import { words } from './words.ts';

export const Submitted = () => (
  <Outcome>
    <StateScreen
      icon={<CircleCheckBig size={26} aria-hidden="true" />}
      title={words.submitted}
      text={`Thank you. Our staff will review your application within ${words.reviewTime} and notify you.`}
      actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
    />
  </Outcome>
);
