import { useMutation } from '@tanstack/react-query';
import type { StaffMake, StaffModel } from '@forecourt/contract/catalogue/catalogue.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { showToast } from '../../ui/toast-list.ts';

interface Hiding {
  name: string;
  hides: boolean;
  run: () => Promise<unknown>;
}

/** Hides a name from new listings, or shows it again. */
export function useHiding() {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Hiding) => run(),
    onSuccess: (_answer, { name, hides }) =>
      showToast({
        title: hides ? `${name} hidden from new listings` : `${name} available for new listings again`,
        tone: 'good',
      }),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'Something went wrong. Please try again.'), tone: 'danger' }),
    onSettled: refetched,
  });
  return {
    hideMake: ({ id, display_name, is_hidden }: StaffMake) =>
      mutate({
        name: display_name,
        hides: !is_hidden,
        run: () => api.catalogue.editMake({ id, is_hidden: !is_hidden }),
      }),
    hideModel: ({ id, display_name, is_hidden }: StaffModel) =>
      mutate({
        name: display_name,
        hides: !is_hidden,
        run: () => api.catalogue.editModel({ id, is_hidden: !is_hidden }),
      }),
    isHiding: isPending,
  };
}
