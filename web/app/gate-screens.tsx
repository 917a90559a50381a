import { LogIn, Store } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StateScreen } from '../ui/state-screen.tsx';

export { NotFound } from './not-found.tsx';
export { TabGate } from './tab-gate.tsx';

export const SignedOutMeanwhile = ({ href }: { href: string }) => (
  <StateScreen
    icon={<LogIn size={26} aria-hidden="true" />}
    title="You are signed out"
    text="Your session has ended, here or in another tab. Log in to continue."
    actions={
      <>
        <LogInButton href={href} />
        <ButtonLink to={paths.home} kind="plain">
          Return to Home
        </ButtonLink>
      </>
    }
  />
);

export const RefusedNonDealer = () => (
  <StateScreen
    icon={<Store size={26} aria-hidden="true" />}
    title="Dealer Portal"
    text="You are not authorized to access the dealer portal."
    actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
  />
);

const LogInButton = ({ href }: { href: string }) => (
  <ButtonLink to={paths.login} search={{ returnUrl: href }}>
    Log In
  </ButtonLink>
);
