import type { ReactNode } from 'react';
import { CarFront, CircleOff } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';

export const CarNotFound = () => (
  <CarGone
    icon={<CarFront size={26} aria-hidden="true" />}
    title="Car not found"
    text="It may have been removed, or the link may be wrong."
  />
);

/** Shown to everyone but the seller's side when a listing was removed. It reveals nothing of the listing. */
export const CarRemoved = () => (
  <CarGone
    icon={<CircleOff size={26} aria-hidden="true" />}
    title="This listing has been removed"
    text="It’s no longer for sale here."
  />
);

const CarGone = (content: { icon: ReactNode; title: string; text: string }) => (
  <StateScreen
    {...content}
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
