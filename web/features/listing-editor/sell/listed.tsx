import { Share2 } from 'lucide-react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { titleOf } from '../../../shared/listings/title-of.ts';
import { Thumb } from '../../../ui/thumb.tsx';

/** The listing is live, with links to continue. */
export function Listed({ listing }: { listing: OwnListing }) {
  const params = { id: String(listing.id) };
  const cover = listing.images[0];
  return (
    <Outcome>
      <div className="wrap grid max-w-[640px] justify-items-center gap-6 py-[clamp(36px,6vw,80px)] text-center">
        {cover && (
          <Thumb
            photo={cover}
            width={960}
            alt=""
            className="aspect-16/10 w-full max-w-[440px] rounded-xl shadow-lift"
          />
        )}
        <div className="grid gap-2">
          <h1 className="text-2xl">Your listing is live</h1>
          <p className="text-lg text-ink-2 text-pretty">
            {titleOf(listing)}
            {listing.price !== null && ` for ${money(listing.price)}`}. Buyers can find it now.
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-2.5">
          <ButtonLink to={paths.car} params={params}>
            View your listing
          </ButtonLink>
          <Button kind="plain" onClick={() => void share(listing)}>
            <Share2 size={18} aria-hidden="true" />
            Share
          </Button>
          <ButtonLink to={paths.sell} search={{ new: '1' }} kind="plain">
            List another car
          </ButtonLink>
          <ButtonLink to={paths.myListings} kind="plain">
            My Listings
          </ButtonLink>
        </div>
      </div>
    </Outcome>
  );
}

/** Uses the device's share dialog, or copies the link. */
async function share(listing: OwnListing) {
  const url = `${location.origin}/car/${listing.id}`;
  try {
    if ('share' in navigator) await navigator.share({ title: titleOf(listing), url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      showToast({ title: 'Link copied', tone: 'good' });
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ title: 'We couldn’t copy the link', text: url, tone: 'danger' });
  }
}
