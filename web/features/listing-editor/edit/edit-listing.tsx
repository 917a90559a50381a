import { useRef, useState, type ReactNode } from 'react';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { changedFields } from '../form/changed-fields.ts';
import { valuesOf, type ListingValues } from '../form/listing-values.ts';
import { refusedFields } from '../form/refused-fields.ts';
import { useListingForm } from '../form/use-listing-form.ts';
import { VehicleFields } from '../form/vehicle-fields.tsx';
import { PhotosPanel } from '../photos/photos-panel.tsx';
import { useListingPhotos } from '../photos/use-listing-photos.ts';
import { ActionBar } from '../sell/action-bar.tsx';
import type { SessionLink } from '../../../lib/session-link.ts';
import { StatusTag } from '../../../shared/listings/status-tag.tsx';
import { titleOf } from '../../../shared/listings/title-of.ts';
import { words } from '../words.ts';
import { LeaveDialog } from './leave-dialog.tsx';

interface EditListingProps {
  user: SessionUser;
  listing: EditableListing;
  session: SessionLink;
  /** Shown while a payment is pending. `goOn` saves the input and opens the listing in its new status. */
  renderAwaiting: (listingId: number, goOn: () => void) => ReactNode;
  onReopen: () => void;
  renderCheck: (values: ListingValues, carId: number | null) => ReactNode;
}

/** Edits a live listing. Buyers see nothing until it is saved, except photo changes, as the hint says. */
export function EditListing({ user, listing, session, renderAwaiting, onReopen, renderCheck }: EditListingProps) {
  const navigate = useNavigate();
  const frame = useRef<HTMLFormElement>(null);
  const form = useListingForm(valuesOf(listing), frame);
  const photos = useListingPhotos(listing.id, listing.images);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changed = changedFields(listing, form.values);
  const isDirty = !isSaved && Object.keys(changed).length > 0;
  const blocker = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true });

  async function saveThen(goOn: () => unknown) {
    if (!form.isReady()) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await photos.queue.settled();
      if (isDirty && (await api.cars.update({ ...changed, id: listing.id })) === null) {
        throw new ApiError('car_not_found', words.gone);
      }
      setSaved(true);
      await refetched();
      await goOn();
    } catch (error) {
      const fields = refusedFields(error);
      if (isSessionEnd(error)) await session.expire();
      else if (fields) form.show(fields);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  async function leave() {
    showToast({ title: 'Changes saved', tone: 'good' });
    await navigate({ to: paths.car, params: { id: String(listing.id) }, ignoreBlocker: true });
  }

  return (
    <div className="wrap grid max-w-[880px] gap-7 pt-[clamp(24px,4vw,52px)] pb-[clamp(24px,5vw,64px)]">
      <div className="grid gap-2">
        <h1 className="text-2xl">Edit listing</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg text-ink-2">
          {titleOf(listing)}
          <StatusTag listing={listing} />
        </p>
      </div>
      {session.isExpired && session.notice}
      {renderAwaiting(listing.id, () => void saveThen(onReopen))}
      <form
        ref={frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void saveThen(leave);
        }}
        className="grid gap-8 [&_:is(input,select,textarea)]:scroll-mb-28"
      >
        <section className="grid gap-5" aria-label={words.vehicleInformation}>
          <h2 className="text-xl">{words.vehicleInformation}</h2>
          <VehicleFields form={form} profilePhone={user.phone_number} check={renderCheck(form.values, listing.id)} />
        </section>
        <section className="grid gap-5" aria-label={words.vehiclePhotos}>
          <div className="grid gap-1">
            <h2 className="text-xl">{words.vehiclePhotos}</h2>
            <p className="text-ink-2">
              {listing.status === 'active' || listing.status === 'reserved'
                ? 'Photo changes save and appear right away.'
                : 'Photo changes save right away and appear when the listing goes live.'}
            </p>
          </div>
          <PhotosPanel photos={photos} />
        </section>
        {failure !== undefined && <Notice tone="danger">{sentenceOf(failure, words.saveFailed)}</Notice>}
        <ActionBar state={isDirty && <p className="text-sm text-ink-3">Not saved yet</p>}>
          <ButtonLink to={paths.myListings} kind="plain" size="large">
            Cancel
          </ButtonLink>
          <Button type="submit" size="large" busy={isBusy}>
            {words.saveChanges}
          </Button>
        </ActionBar>
      </form>
      <LeaveDialog blocker={blocker} />
    </div>
  );
}
