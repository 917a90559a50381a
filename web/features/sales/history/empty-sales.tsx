import { Handshake, SearchX, ShoppingBag } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { words } from '../words.ts';

export const NoSales = () => (
  <EmptyState
    icon={<Handshake size={26} aria-hidden="true" />}
    title={words.noSales}
    text="When you sell a car, select Mark as Sold on your listing. The sale will appear here, and the buyer can confirm it."
    actions={
      <>
        <ButtonLink to={paths.myListings}>My Listings</ButtonLink>
        <ButtonLink to={paths.sell} kind="plain">
          Sell Car
        </ButtonLink>
      </>
    }
  />
);

export const NoPurchases = () => (
  <EmptyState
    icon={<ShoppingBag size={26} aria-hidden="true" />}
    title="No Purchases Yet"
    text="When a seller names you as the buyer of a car, we’ll ask you to confirm it. Your purchase will appear here."
    actions={<ButtonLink to={paths.browse}>Browse Cars</ButtonLink>}
  />
);

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={26} aria-hidden="true" />}
    title="No results match your filters"
    actions={
      <Button kind="plain" onClick={onClear}>
        Show all
      </Button>
    }
  />
);
