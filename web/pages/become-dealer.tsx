import { Store } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { StateScreen } from '../ui/state-screen.tsx';

export const BecomeDealerPage = () => (
  <StateScreen
    icon={<Store size={26} aria-hidden="true" />}
    title="Become a Dealer"
    text="Dealers cannot apply at the moment. You can sell your cars as a private seller."
    actions={
      <>
        <ButtonLink to={paths.sell}>Sell Your Car</ButtonLink>
        <ButtonLink to={paths.home} kind="plain">
          Return to Home
        </ButtonLink>
      </>
    }
  />
);
