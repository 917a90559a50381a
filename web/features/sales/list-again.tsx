import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Repeat } from 'lucide-react';
import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import * as api from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-list.ts';

/** Lists a car again that the reader bought here, with its facts filled in. */
export function ListAgain({ sale }: { sale: Sale }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.sales.listAgain({ id: sale.id }),
    onSuccess({ listing: { id } }) {
      void navigate({ to: paths.editListing, params: { id: String(id) } });
      showToast({
        title: 'Draft created from your purchase',
        text: 'Check the mileage, and add a price, a description and photos.',
        tone: 'good',
      });
    },
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t create the draft. Please try again.'), tone: 'danger' }),
  });
  if (!sale.may.list_again) return null;
  return (
    <Button kind="plain" size="small" className="pointer-coarse:h-11" busy={isPending} onClick={() => mutate()}>
      <Repeat size={15} aria-hidden="true" />
      List it again
      <span className="sr-only">: {sale.car_name}</span>
    </Button>
  );
}
