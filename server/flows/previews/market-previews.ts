import type { guide } from '@forecourt/contract/guide/guide.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import { pages } from '@forecourt/contract/pages.ts';
import type { PageHead } from '../../lib/page-head.ts';
import { notFound, type PreviewDeps, type Visit } from './preview-pieces.ts';

export async function market(): Promise<PageHead> {
  const description = 'What cars really sell for: prices over time, what has dropped, and how long cars take to sell.';
  return { title: pages.market.title, description, path: pages.market.path };
}

/** Models without sales keep their page, but it isn't worth finding. */
export async function marketModel({ ask }: PreviewDeps, { params }: Visit): Promise<PageHead> {
  const { make = '', model = '' } = params;
  const found = (await ask('guide', 'model', { make, model })) as Result<typeof guide.model>;
  if (!found) return notFound;
  const name = `${found.make} ${found.model}`;
  const { typical, points } = found;
  const range = typical && `${dollars(typical.estimate.low)} to ${dollars(typical.estimate.high)}`;
  return {
    title: `${name} prices`,
    description: typical
      ? `A ${typical.year} ${name} sells for ${range}, based on verified sales. Prices over time, mileage and time to sell.`
      : `Verified sales of the ${name}: prices over time, mileage and time to sell.`,
    path: `${pages.market.path}/${encodeURIComponent(found.make)}/${encodeURIComponent(found.model)}`,
    isHidden: points.length === 0,
  };
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
