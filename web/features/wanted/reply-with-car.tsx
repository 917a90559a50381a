import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CarFront, MessageCircle } from 'lucide-react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import type { MatchingCar, WantedAd } from '@forecourt/contract/wanted/wanted-shapes.ts';
import { wanted } from '@forecourt/contract/wanted/wanted.ts';
import { maxWantedReply } from '@forecourt/contract/wanted/wanted-values.ts';
import * as api from '../../lib/api.ts';
import { carName } from '../../lib/car-words.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useCallForm } from '../../lib/use-call-form.ts';
import { CarFacts } from '../../shared/cars/car-facts.tsx';
import { CarPhoto } from '../../shared/cars/photo.tsx';
import { Price } from '../../shared/cars/price.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Form } from '../../ui/form.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { words } from './words.ts';

interface ReplyWithCarProps {
  ad: WantedAd;
  isSignedIn: boolean;
  onLogIn: () => void;
}

/** The reader's cars that match the ad. Each can be offered once. */
export const ReplyWithCar = ({ ad, isSignedIn, onLogIn }: ReplyWithCarProps) => (
  <section aria-labelledby="reply-with-car" className="grid gap-4">
    <h2 id="reply-with-car" className="text-xl">
      Reply with your car
    </h2>
    {isSignedIn ? (
      <MyCars ad={ad} />
    ) : (
      <EmptyState
        icon={<CarFront size={26} aria-hidden="true" />}
        title="Have a car like this?"
        text="Log in to reply with one of your cars for sale."
        actions={<Button onClick={onLogIn}>Log in to reply</Button>}
      />
    )}
  </section>
);

function MyCars({ ad }: { ad: WantedAd }) {
  const { data, error, refetch } = useQuery({ ...api.wanted.myCars.query({ id: ad.id }), staleTime: 0 });
  const [car, setCar] = useState<CarCard | null>(null);
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load your cars"
        text={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-28 rounded-l" />;
  if (data.cars.length === 0)
    return (
      <EmptyState
        icon={<CarFront size={26} aria-hidden="true" />}
        title="None of your cars match"
        text="Your cars for sale that fit this wanted ad will appear here."
        actions={
          <ButtonLink to={paths.sell} kind="plain">
            Sell Your Car
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <ul className="grid gap-3">
        {data.cars.map((one) => (
          <MyCar key={one.car.id} {...one} mayReply={ad.may.reply} onReply={() => setCar(one.car)} />
        ))}
      </ul>
      {car && <ReplyDialog ad={ad} car={car} onClose={() => setCar(null)} />}
    </>
  );
}

const MyCar = ({
  car,
  conversation_id,
  mayReply,
  onReply,
}: MatchingCar & { mayReply: boolean; onReply: () => void }) => (
  <li className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-l border border-line bg-surface p-3.5 sm:grid-cols-[132px_minmax(0,1fr)_auto]">
    <CarPhoto photo={car.images[0]} alt="" sizes="132px" className="aspect-3/2 w-full rounded-m" />
    <div className="grid min-w-0 gap-1">
      <h3 className="text-base">
        <Link to={paths.car} params={{ id: String(car.id) }} className="underline-offset-4 hover:underline">
          {carName(car)}
        </Link>
      </h3>
      <Price price={car.price} originalPrice={car.original_price} />
      <CarFacts car={car} layout="list" />
    </div>
    <div className="max-sm:col-span-2">
      {conversation_id !== null ? (
        <ButtonLink to={paths.conversation} params={{ id: String(conversation_id) }} kind="plain" size="small">
          <MessageCircle size={15} aria-hidden="true" />
          Open conversation
        </ButtonLink>
      ) : (
        mayReply && (
          <Button size="small" onClick={onReply} aria-label={`Reply with ${carName(car)}`}>
            Reply with this car
          </Button>
        )
      )}
    </div>
  </li>
);

const shape = wanted.reply.input.pick({ text: true });

function ReplyDialog({ ad, car, onClose }: { ad: WantedAd; car: CarCard; onClose: () => void }) {
  const navigate = useNavigate();
  const call = useCallForm({
    shape,
    values: { text: '' },
    failed: words.notSent,
    send: async ({ text }) => {
      const { conversation_id } = await api.wanted.reply({ id: ad.id, car_id: car.id, text });
      showToast({ title: 'Reply sent', tone: 'good' });
      await navigate({ to: paths.conversation, params: { id: String(conversation_id) } });
    },
  });
  const { form, errors, isSubmitting } = call;
  return (
    <Dialog open onClose={onClose} title={`Reply to ${ad.owner.name}`} isForm>
      <Form call={call}>
        <p className="text-ink-2">
          We’ll send them your <b className="font-semibold text-ink">{carName(car)}</b>. You can reply once with each
          car.
        </p>
        <Field
          label="Message"
          hint="Shown above your car. You can leave it empty."
          error={errors.text?.message}
          length={{ text: form.watch('text') ?? '', most: maxWantedReply }}
        >
          {(control) => <Textarea {...control} rows={4} {...form.register('text')} />}
        </Field>
        <FormButtons onCancel={onClose} busy={isSubmitting}>
          Send reply
        </FormButtons>
      </Form>
    </Dialog>
  );
}
