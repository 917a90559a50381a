import type { ReactNode } from 'react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { Ways } from '../home/ways.tsx';
import { Market } from './market.tsx';

interface BeneathProps {
  renderAction: (car: CarCard) => ReactNode;
}

/** What lies beneath the first screen of the home page. */
export const Beneath = ({ renderAction }: BeneathProps) => (
  <>
    <Market renderAction={renderAction} />
    <Ways />
  </>
);
