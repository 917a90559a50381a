import type { ReactNode } from 'react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { ComparePlace } from '../compare/compare-place.tsx';
import { Later } from '../../../ui/later.tsx';
import { Ways } from '../home/ways.tsx';
import { RecentPlace } from '../recent/recent-place.tsx';
import { Market } from './market.tsx';

interface BeneathProps {
  renderAction: (car: CarCard) => ReactNode;
}

/** What lies beneath the first screen of the home page. */
export const Beneath = ({ renderAction }: BeneathProps) => (
  <>
    <Market renderAction={renderAction} />
    <RecentPlace className="mt-[clamp(40px,5vw,72px)]" />
    <Later height="intrinsic-320 lg:intrinsic-140">
      <Ways />
    </Later>
    <ComparePlace />
  </>
);
