import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { focusRow } from '../../shared/listings/focus-row.ts';
import { titleOf } from '../../shared/listings/title-of.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-list.ts';

interface MoveDialogProps {
  listing: OwnListing;
  open: boolean;
  onClose: () => void;
}

/** Says what a move into the company changes, before it happens. */
export function MoveDialog({ listing, open, onClose }: MoveDialogProps) {
  const { id, status } = listing;
  return (
    <ConfirmDialog
      open={open}
      title="Move this car to your company?"
      confirm="Move car"
      isDanger={false}
      failed="We couldn’t move the car. Please try again."
      onClose={onClose}
      onConfirm={async () => {
        await api.cars.move({ id, to: 'company' });
        await refetched();
      }}
      onDone={() => {
        onClose();
        showToast({ title: `Moved to your company: ${titleOf(listing)}`, tone: 'good' });
        focusRow(id);
      }}
    >
      <p>
        Your team will manage it with you. It keeps its address, photos, prices, views and favourites, and you stay its
        contact.
      </p>
      {status !== 'draft' && (
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>New questions from buyers go to your company. Your private conversations stay private.</li>
          <li>It uses one of your company’s listing slots. Renewing it will be covered by the membership.</li>
          <li>The fee you paid isn’t refunded, and you can’t move the car back.</li>
        </ul>
      )}
    </ConfirmDialog>
  );
}
