import type { ReactNode } from 'react';
import { ImageOff } from 'lucide-react';
import { count, countOf, miles, money } from '../../../lib/format.ts';
import { bodyClassNames } from '../../../lib/car-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { isMoving, isStored, type Upload } from '../../../lib/upload-queue.ts';
import { Thumb } from '../../../ui/thumb.tsx';
import { factsOf } from './facts-of.ts';
import type { Step } from './steps.ts';

interface ReviewProps {
  values: ListingValues;
  slots: readonly Upload[];
  onGoTo: (step: Step) => void;
  price: ReactNode;
}

/** A preview of the listing, with its price. */
export function Review({ values, slots, onGoTo, price }: ReviewProps) {
  const { fields } = readValues(values);
  const stored = slots.filter(isStored);
  const moving = slots.filter(isMoving).length;
  const left = slots.length - stored.length - moving;
  const cover = stored[0]?.photo;
  return (
    <div className="grid gap-6">
      <p className="text-ink-2 sm:-mt-4">This is what buyers will see.</p>
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        {cover ? (
          <Thumb photo={cover} width={960} alt="Cover photo" className="aspect-16/10 w-full" />
        ) : (
          <div className="grid aspect-16/7 place-items-center bg-sunken text-ink-3">
            <ImageOff size={36} strokeWidth={1.5} aria-hidden="true" />
          </div>
        )}
        <div className="grid gap-5 p-[clamp(18px,3vw,28px)]">
          <div className="grid gap-1">
            <p className="wide text-xl">{money(fields.price ?? 0)}</p>
            <h3 className="text-lg">{fields.title || [fields.year, fields.make, fields.model].join(' ')}</h3>
            <p className="text-ink-2">
              {[
                miles(fields.mileage ?? 0),
                fields.body_class && bodyClassNames[fields.body_class],
                countOf(stored.length, 'photo'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <p className="measure whitespace-pre-line text-ink-2">{fields.description}</p>
          <Facts facts={factsOf(fields)} />
          <div className="flex flex-wrap gap-2.5">
            <Button kind="plain" size="small" onClick={() => onGoTo('vehicle')}>
              Change information
            </Button>
            <Button kind="plain" size="small" onClick={() => onGoTo('photos')}>
              Change photos
            </Button>
          </div>
        </div>
      </div>
      {moving > 0 && (
        <Notice>
          {countOf(moving, 'photo is', 'photos are')} still uploading. We’ll submit your listing when the upload is
          done.
        </Notice>
      )}
      {left > 0 && (
        <Notice tone="warn">
          {count(left)} of the photos you selected {left === 1 ? 'was' : 'were'} not uploaded.{' '}
          <GoBack onGoTo={onGoTo}>Check photos</GoBack>
        </Notice>
      )}
      {slots.length === 0 && (
        <Notice tone="warn">
          This listing has no photos. Most buyers skip listings without them.{' '}
          <GoBack onGoTo={onGoTo}>Add photos</GoBack>
        </Notice>
      )}
      {price}
    </div>
  );
}

const GoBack = ({ onGoTo, children }: { onGoTo: ReviewProps['onGoTo']; children: ReactNode }) => (
  <Button kind="link" onClick={() => onGoTo('photos')}>
    {children}
  </Button>
);

const Facts = ({ facts }: { facts: [string, string][] }) =>
  facts.length === 0 ? null : (
    <dl className="grid gap-x-8 gap-y-2 border-t border-line pt-5 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
