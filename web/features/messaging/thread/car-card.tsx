import { Suspense, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { statusNames } from '../../../lib/car-words.ts';
import { money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CarThumb } from '../car-thumb.tsx';
import type { ThreadFacts } from '../core/thread-state.ts';
import { useMessageCards } from './message-card-context.ts';

interface CarCardProps {
  car: NonNullable<ThreadFacts['car']>;
  mayOffer: boolean;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
}

/** The car that the conversation is about, and a buyer's button to make an offer. */
export function CarCard({ car, mayOffer, onChanged }: CarCardProps) {
  const MakeOffer = useMessageCards()?.MakeOffer;
  const [isOffering, setOffering] = useState(false);
  return (
    <div className="@container relative flex shrink-0 items-center gap-3 border-b border-line bg-surface px-4 py-2.5 has-[a:hover]:bg-sunken">
      <CarThumb photo={car.image} className="h-11 w-[66px]" />
      <Link
        to={paths.car}
        params={{ id: String(car.id) }}
        className="grid min-w-0 grow after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink"
      >
        <span className="truncate font-semibold">{car.title}</span>
        {(car.price !== null || car.status !== 'removed') && (
          <span className="text-sm text-ink-2">{car.price === null ? 'No price yet' : money(car.price)}</span>
        )}
      </Link>
      {(!mayOffer || car.status !== 'active') && (
        <Tag tone={car.status === 'active' ? 'good' : 'warn'}>{statusNames[car.status]}</Tag>
      )}
      {MakeOffer && mayOffer ? (
        <Button
          kind="plain"
          size="small"
          aria-label="Make an offer"
          className="relative shrink-0 pointer-coarse:h-11"
          onClick={() => setOffering(true)}
        >
          <span className="hidden @sm:inline">Make an offer</span>
          <span className="@sm:hidden">Offer</span>
        </Button>
      ) : (
        <ChevronRight size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
      )}
      {MakeOffer && isOffering && (
        <Suspense>
          <MakeOffer carId={car.id} onClose={() => setOffering(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </div>
  );
}
