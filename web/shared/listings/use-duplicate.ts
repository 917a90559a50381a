import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { titleOf } from './title-of.ts';

/** Statuses in which a listing can be duplicated, if its user may edit listings. */
const isDuplicable = ({ status }: OwnListing) => status !== 'removed' && status !== 'flagged';

/** Starts a draft of a similar car and opens it. */
export function useDuplicate(listing: OwnListing) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.cars.duplicate({ id: listing.id }),
    onSuccess({ listing: { id } }) {
      void navigate({ to: paths.editListing, params: { id: String(id) } });
      showToast({
        title: `Draft created from ${titleOf(listing)}`,
        text: 'Add the mileage, plate and photos of the new car.',
        tone: 'good',
      });
    },
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t duplicate the listing. Please try again.'), tone: 'danger' }),
  });
  return { duplicate: isDuplicable(listing) ? () => mutate() : null, isDuplicating: isPending };
}
