import { CarFront } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { words } from './words.ts';

/** Shown when there are no cars for sale. */
export const NoCarsAtAll = () => (
  <EmptyState
    icon={<CarFront size={26} aria-hidden="true" />}
    title={words.nothingAtAll}
    text="No cars are for sale right now. Yours could be the first."
    actions={<ButtonLink to={paths.sell}>Sell Your Car</ButtonLink>}
  />
);
