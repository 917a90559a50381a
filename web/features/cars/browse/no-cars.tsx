import { CarFront, SearchX } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { words } from './words.ts';

/** The market itself is empty. */
export const NoCarsAtAll = () => (
  <EmptyState
    icon={<CarFront size={26} aria-hidden="true" />}
    title={words.nothingAtAll}
    text="Nobody has a car for sale at the moment. Yours could be the first."
    actions={<ButtonLink to={paths.sell}>Sell Your Car</ButtonLink>}
  />
);

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={26} aria-hidden="true" />}
    title={words.nothingMatches}
    text="Take one of them away above, or start over."
    actions={
      <Button kind="link" onClick={onClear}>
        Clear all filters
      </Button>
    }
  />
);

/** An address of a page that there no longer is. */
export const PastTheEnd = ({ onFirstPage }: { onFirstPage: () => void }) => (
  <EmptyState
    icon={<CarFront size={26} aria-hidden="true" />}
    title="There are no cars this far on"
    text="Some may have been sold since."
    actions={<Button onClick={onFirstPage}>Go to the first page</Button>}
  />
);
