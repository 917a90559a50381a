import { Ellipsis, Star } from 'lucide-react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { focusHeading } from '../../../../lib/focus-heading.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { menuItemLook } from '../../../../ui/menu-item-look.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { BoughtDeed } from '../listing-checkout.ts';
import { titleOf } from '../title-of.ts';
import { rowDeedNames, rowDeeds, type RowDeed } from './row-deeds.ts';
import type { Deeds } from './use-deeds.ts';

interface RowActionsProps {
  listing: OwnListing;
  deeds: Deeds;
  onBuy: (deed: BoughtDeed) => void;
}

export function RowActions({ listing, deeds, onBuy }: RowActionsProps) {
  const running = deeds.running(listing.id);
  const { sold, next, menu } = rowDeeds(listing);
  const title = titleOf(listing);

  function run(deed: RowDeed) {
    if (deed === 'feature' || deed === 'feature_longer') return onBuy(deed);
    deeds.run(listing, deed);
    // Its row goes, and with it what had the focus.
    if (deed === 'delete') setTimeout(focusHeading);
  }

  const button = (deed: RowDeed) => (
    <Button kind="plain" size="small" busy={running === deed} onClick={() => run(deed)} className="px-3!">
      {deed === 'feature' && <Star size={15} aria-hidden="true" />}
      {rowDeedNames[deed]}
      <span className="sr-only"> {title}</span>
    </Button>
  );

  return (
    // From the right edge: Edit and the menu stand under each other in every row, and no row has a hole.
    <div className="flex flex-wrap items-center gap-2 xl:flex-nowrap xl:justify-end">
      {sold && button(sold)}
      {next && button(next)}
      {listing.may_edit && (
        <ButtonLink
          to={paths.editListing}
          params={{ id: String(listing.id) }}
          kind="plain"
          size="small"
          className="px-3! xl:min-w-[84px]"
        >
          {listing.status === 'draft' ? 'Continue' : 'Edit'}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
      {menu.length === 0 ? (
        <span className="w-9 max-xl:hidden" />
      ) : (
        // At the right edge, for the menu opens towards the left.
        <div className="max-xl:ml-auto">
          <Menu
            label={`More for ${title}`}
            triggerClassName="inline-grid size-9 place-items-center rounded-s text-ink-2 hover:bg-sunken hover:text-ink"
            trigger={
              <>
                {running && running !== sold && running !== next ? (
                  <Spinner />
                ) : (
                  <Ellipsis size={20} aria-hidden="true" />
                )}
                <span className="sr-only">More for {title}</span>
              </>
            }
          >
            {menu.map((deed) => (
              <button key={deed} type="button" role="menuitem" onClick={() => run(deed)} className={menuItemLook}>
                {rowDeedNames[deed]}
              </button>
            ))}
          </Menu>
        </div>
      )}
    </div>
  );
}
