import { useMutation } from '@tanstack/react-query';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';
import { titleOf } from '../../shared/listings/title-of.ts';

/** Deletes a car, with Undo, or restores one. */
export function useDeleteCar(car: OwnListing) {
  const change = useMutation({
    mutationFn: (transition: 'delete' | 'restore') => api.cars.change({ id: car.id, transition }),
    onSuccess: (_answer, transition) =>
      showToast({
        title: `${transition === 'delete' ? 'Deleted' : 'Restored'}: ${titleOf(car)}`,
        tone: 'good',
        ...(transition === 'delete' && { action: { label: 'Undo', run: () => change.mutate('restore') } }),
      }),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'Something went wrong. Please try again.'), tone: 'danger' }),
    onSettled: refetched,
  });
  return {
    deleteCar: () => change.mutate('delete'),
    restoreCar: () => change.mutate('restore'),
    isBusy: change.isPending,
  };
}
