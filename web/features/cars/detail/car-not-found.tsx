import { CarFront } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StateScreen } from '../../../ui/state-screen.tsx';

export const CarNotFound = () => (
  <StateScreen
    icon={<CarFront size={26} aria-hidden="true" />}
    title="Car not found"
    text="It may have been taken down for good, or the address is mistyped."
    actions={
      <>
        <ButtonLink to={paths.browse}>Browse Cars</ButtonLink>
        <ButtonLink to={paths.home} kind="plain">
          Return to Home
        </ButtonLink>
      </>
    }
  />
);
