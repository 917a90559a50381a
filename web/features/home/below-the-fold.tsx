import type { ReactNode } from 'react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { useLateSection } from '../../lib/late-section.ts';
import { ComparePlace } from '../../shared/compare/compare-place.tsx';
import { DeferredSection } from '../../ui/deferred-section.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { RecentPlace } from '../../shared/recent/recent-place.tsx';
import { Market } from './market/market.tsx';
import { WorthBand } from './worth-band.tsx';

interface BelowTheFoldProps {
  /** The element it's rendered in, a late section. */
  id: string;
  renderAction: (car: CarCard) => ReactNode;
}

/** Everything below the first screen of the home page. */
export function BelowTheFold({ id, renderAction }: BelowTheFoldProps) {
  useLateSection(id);
  return (
    <>
      <Market renderAction={renderAction} />
      <RecentPlace className="mt-[clamp(40px,5vw,72px)]" />
      <DeferredSection height="intrinsic-60">
        <WorthBand />
      </DeferredSection>
      <DeferredSection height="intrinsic-320 lg:intrinsic-140">
        <HowItWorks />
      </DeferredSection>
      <ComparePlace />
    </>
  );
}
