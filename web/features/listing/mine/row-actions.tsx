import { Ellipsis, Star } from 'lucide-react';
import type { SellerDeed } from '@forecourt/contract/cars/cars.flow.ts';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { menuItemLook } from '../../../ui/menu-item-look.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { BoughtDeed } from '../listing-checkout.ts';
import { titleOf } from '../title-of.ts';
import { deedNames } from '../words.ts';
import type { Deeds } from './use-deeds.ts';

interface RowActionsProps {
  listing: OwnListing;
  deeds: Deeds;
  onBuy: (deed: BoughtDeed) => void;
}

/** What is most likely wanted stands there as a button, the rest in a menu; all of it as the server allows. */
export function RowActions({ listing, deeds, onBuy }: RowActionsProps) {
  const running = deeds.running(listing.id);
  const open = listing.deeds.filter((deed): deed is SellerDeed => deed !== 'submit');
  const shown = first.find((deed) => open.includes(deed));
  const rest = open.filter((deed) => deed !== shown);
  const title = titleOf(listing);

  const isFeatured = listing.featured_status === 'active';

  function run(deed: SellerDeed) {
    if (deed === 'renew') return onBuy('renew');
    deeds.run(listing, deed);
    // Its row goes, and with it what had the focus.
    if (deed === 'delete') setTimeout(focusHeading);
  }

  return (
    <div className="flex flex-wrap items-center gap-2 lg:justify-end">
      {shown && (
        <Button
          kind={shown === 'renew' ? 'primary' : 'plain'}
          size="small"
          busy={running === shown}
          onClick={() => run(shown)}
        >
          {deedNames[shown]}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
      {listing.may_edit && listing.status === 'active' && (
        <Button kind="plain" size="small" onClick={() => onBuy(isFeatured ? 'feature_longer' : 'feature')}>
          <Star size={15} aria-hidden="true" />
          {isFeatured ? 'Feature longer' : 'Feature'}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
      {listing.may_edit && (
        <ButtonLink to={paths.editListing} params={{ id: String(listing.id) }} kind="plain" size="small">
          {listing.status === 'draft' ? 'Continue' : 'Edit'}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
      {rest.length > 0 && (
        // At the right edge, for the menu opens towards the left.
        <div className="max-lg:ml-auto">
          <Menu
            label={`More for ${title}`}
            triggerClassName="inline-grid size-9 place-items-center rounded-s text-ink-2 hover:bg-sunken hover:text-ink"
            trigger={
              <>
                {running && running !== shown ? <Spinner /> : <Ellipsis size={20} aria-hidden="true" />}
                <span className="sr-only">More for {title}</span>
              </>
            }
          >
            {rest.map((deed) => (
              <button key={deed} type="button" role="menuitem" onClick={() => run(deed)} className={menuItemLook}>
                {deedNames[deed]}
              </button>
            ))}
          </Menu>
        </div>
      )}
    </div>
  );
}

const first: readonly SellerDeed[] = ['renew', 'release', 'relist', 'restore', 'mark_sold'];
