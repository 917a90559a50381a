import { useState } from 'react';
import { Ellipsis, Star } from 'lucide-react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { menuItemClass } from '../../ui/menu-item-styles.ts';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { BoughtOption, ListingSales } from '../../shared/listings/listing-checkout.ts';
import { useDuplicate } from '../../shared/listings/use-duplicate.ts';
import { titleOf } from '../../shared/listings/title-of.ts';
import { MoveDialog } from './move-dialog.tsx';
import { rowOptionNames, rowOptions, type RowOption } from './row-options.ts';
import type { Transitions } from './use-transitions.ts';

interface RowActionsProps {
  listing: OwnListing;
  transitions: Transitions;
  sales: ListingSales;
  onBuy: (transition: BoughtOption) => void;
}

export function RowActions({ listing, transitions, sales, onBuy }: RowActionsProps) {
  const running = transitions.running(listing.id);
  const { sold, next, menu } = rowOptions(listing);
  const title = titleOf(listing);
  const { duplicate } = useDuplicate(listing);
  const [isMoving, setMoving] = useState(false);

  function run(transition: RowOption) {
    if (transition === 'feature' || transition === 'feature_longer') return onBuy(transition);
    if (transition === 'duplicate') return duplicate?.();
    if (transition === 'move') return setMoving(true);
    if (transition === 'mark_sold') return sales.onSell(listing);
    if (transition === 'relist') return sales.onUndo(listing);
    transitions.run(listing, transition);
    // The focused row disappears.
    if (transition === 'delete') setTimeout(focusHeading);
  }

  const button = (transition: RowOption) => (
    <Button kind="plain" size="small" busy={running === transition} onClick={() => run(transition)} className="px-3!">
      {transition === 'feature' && <Star size={15} aria-hidden="true" />}
      {rowOptionNames[transition]}
      <span className="sr-only"> {title}</span>
    </Button>
  );

  return (
    // Right-aligned, so that Edit and the menu line up in every row without gaps.
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
        // At the right edge, because the menu opens to the left.
        <div className="max-xl:ml-auto">
          <Menu
            label={`More actions for ${title}`}
            triggerClassName="inline-grid size-9 place-items-center rounded-s text-ink-2 hover:bg-sunken hover:text-ink"
            trigger={
              <>
                {running && running !== next ? <Spinner /> : <Ellipsis size={20} aria-hidden="true" />}
                <span className="sr-only">More actions for {title}</span>
              </>
            }
          >
            {menu.map((transition) => (
              <button
                key={transition}
                type="button"
                role="menuitem"
                onClick={() => run(transition)}
                className={menuItemClass}
              >
                {rowOptionNames[transition]}
              </button>
            ))}
          </Menu>
        </div>
      )}
      <MoveDialog listing={listing} open={isMoving} onClose={() => setMoving(false)} />
    </div>
  );
}
