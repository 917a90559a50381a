import type { MarketOverview } from '@forecourt/contract/guide/guide-shapes.ts';
import { count, countOf, money } from '../../lib/format.ts';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { changeText } from './change-text.ts';

/** Key numbers of the market or a model over the last 90 days. */
export const MarketFigures = ({ figures }: { figures: MarketOverview['total'] }) => (
  <FigureTiles
    figures={[
      {
        label: 'Sold in 90 days',
        value: count(figures.sold),
        note: `${count(figures.sold_before)} in the 90 days before`,
      },
      {
        label: 'Median price',
        value: figures.median_amount === null ? '–' : money(figures.median_amount),
        note: 'Of verified sales',
      },
      {
        label: 'Price change',
        value: figures.change === null ? '–' : changeText(figures.change),
        note: 'For the same model, age and mileage',
      },
      {
        label: 'Time to sell',
        value: figures.days_to_sell === null ? '–' : countOf(figures.days_to_sell, 'day'),
        note: `${countOf(figures.listed, 'car')} for sale now`,
      },
    ]}
  />
);
