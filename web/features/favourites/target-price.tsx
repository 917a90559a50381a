import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { z } from 'zod';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { favourites, type FavouriteCar } from '@forecourt/contract/favourites/favourites.ts';
import * as api from '../../lib/api.ts';
import { carName } from '../../lib/car-words.ts';
import { money } from '../../lib/format.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { readWhole, showWhole } from '../../lib/whole-number.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { useEditing } from './use-editing.ts';

type Watched = Pick<FavouriteCar, 'target_price' | 'is_target_reached'>;
interface TargetPriceProps {
  car: Pick<CarCard, 'id' | 'price' | 'make' | 'model' | 'year'>;
  target: Watched;
}

/** The price at which the member wants to be notified, of a car that is for sale. */
export function TargetPrice({ car, target }: TargetPriceProps) {
  const { isEditing, button, open, close } = useEditing();
  if (isEditing) return <TargetForm car={car} target={target} onClose={close} />;
  const { target_price: price, is_target_reached } = target;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
      {price !== null && (
        <p className={is_target_reached ? 'font-semibold text-good' : 'text-ink-2'}>
          {is_target_reached ? `Reached your target price of ${money(price)}` : `Target price ${money(price)}`}
        </p>
      )}
      <Button ref={button} kind="quiet" size="small" className="-ml-2 px-2!" onClick={open}>
        <Target size={15} aria-hidden="true" />
        <span>
          {price === null ? 'Set target price' : 'Change target price'}
          <span className="sr-only"> for {carName(car)}</span>
        </span>
      </Button>
    </div>
  );
}

const shape = z.object({
  target_price: z.string().transform(readWhole).pipe(favourites.setTarget.input.shape.target_price.unwrap()),
});

function TargetForm({ car, target, onClose }: TargetPriceProps & { onClose: () => void }) {
  const { target_price: price } = target;
  const call = useCallForm({
    shape,
    values: { target_price: price === null ? '' : showWhole(String(price), true) },
    failed: 'We couldn’t save your target price. Please try again.',
    send: async ({ target_price }) => {
      await api.favourites.setTarget({ car_id: car.id, target_price });
      await refetched();
      onClose();
    },
  });
  const { form, errors, isSubmitting } = call;
  const remove = useMutation({
    mutationFn: async () => {
      await api.favourites.setTarget({ car_id: car.id, target_price: null });
      await refetched();
    },
    onSuccess: onClose,
    onError: (error) =>
      showToast({
        title: 'We couldn’t remove your target price',
        text: sentenceOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
  useEffect(() => form.setFocus('target_price'), [form]);
  return (
    <Form call={call} className="grid gap-3">
      <Field
        label="Target price"
        hint="We’ll notify you once when the price reaches it. Only you can see it."
        error={errors.target_price?.message}
      >
        {(control) => (
          <span className="relative block">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
            >
              $
            </span>
            <Input
              {...control}
              {...form.register('target_price')}
              inputMode="numeric"
              autoComplete="off"
              className="pl-7!"
            />
          </span>
        )}
      </Field>
      {price !== null && (
        <Button
          kind="link"
          className="justify-self-start text-sm"
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Remove target price
        </Button>
      )}
      <FormButtons onCancel={onClose} isInline busy={isSubmitting}>
        Save target price
      </FormButtons>
    </Form>
  );
}
