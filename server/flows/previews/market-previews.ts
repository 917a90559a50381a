import type { MarketModel } from '@forecourt/contract/guide/guide-shapes.ts';
import type { guide } from '@forecourt/contract/guide/guide.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import { pages } from '@forecourt/contract/pages.ts';
import { findModel } from '../../features/guide/guide-sales.store.ts';
import type { CardFace } from '../../lib/card-face.ts';
import type { PageHead } from '../../lib/page-head.ts';
import { cardImage, marketFace, modelFace, wholeMarket } from './card-faces.ts';
import { firstCars, notFound, type PreviewDeps, type Visit } from './preview-pieces.ts';

export async function market(deps: PreviewDeps): Promise<PageHead> {
  const description = 'What cars really sell for: prices over time, what has dropped, and how long cars take to sell.';
  const image = cardImage('market', wholeMarket, await faceOfMarket(deps));
  return { title: pages.market.title, description, image, path: pages.market.path };
}

export const faceOfMarket = async ({ ask }: Pick<PreviewDeps, 'ask'>): Promise<CardFace> =>
  marketFace((await ask('guide', 'overview', {})) as Result<typeof guide.overview>);

const readModel = async ({ ask }: PreviewDeps, { make, model }: Pick<MarketModel, 'make' | 'model'>) =>
  (await ask('guide', 'model', { make, model })) as Result<typeof guide.model>;

async function faceOf(deps: PreviewDeps, found: MarketModel): Promise<CardFace> {
  const { cars } = await firstCars(deps, { make: [found.make], models: [found.model] });
  return modelFace(found, cars[0]);
}

export async function faceOfModel(deps: PreviewDeps, id: number): Promise<CardFace | null> {
  const known = await findModel(deps.db, id);
  const found = known && (await readModel(deps, known));
  return found && faceOf(deps, found);
}

/** Models without sales keep their page, but it isn't worth finding. */
export async function marketModel(deps: PreviewDeps, { params }: Visit): Promise<PageHead> {
  const { make = '', model = '' } = params;
  const found = await readModel(deps, { make, model });
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
    image: cardImage('market', found.model_id, await faceOf(deps, found)),
    isHidden: points.length === 0,
  };
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
