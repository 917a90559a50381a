import { Ellipsis } from 'lucide-react';
import type { SellerDeed } from '@forecourt/contract/cars/cars.flow.ts';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { menuItemLook } from '../../../ui/menu-item-look.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { titleOf } from '../title-of.ts';
import { deedNames } from '../words.ts';
import type { Deeds } from './use-deeds.ts';

/** What is most likely wanted stands there as a button, the rest in a menu; all of it as the server allows. */
export function RowActions({ listing, deeds }: { listing: OwnListing; deeds: Deeds }) {
  const running = deeds.running(listing.id);
  const open = listing.deeds.filter((deed): deed is SellerDeed => deed !== 'submit');
  const shown = first.find((deed) => open.includes(deed));
  const rest = open.filter((deed) => deed !== shown);
  const title = titleOf(listing);

  function run(deed: SellerDeed) {
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
