import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { wanted } from '@forecourt/contract/wanted/wanted.ts';
import type { CardFace } from '../../lib/card-face.ts';
import { Failure } from '../../lib/failure.ts';
import { isId, type PreviewDeps } from './preview-pieces.ts';
import { faceOfCompany, faceOfUser } from './profile-previews.ts';
import { carFace, wantedFace, wholeMarket, type CardKind } from './card-faces.ts';
import { faceOfMarket, faceOfModel } from './market-previews.ts';

type Finder = (deps: PreviewDeps, id: string) => Promise<CardFace | null>;

const byId =
  (find: (deps: PreviewDeps, id: number) => Promise<CardFace | null>): Finder =>
  async (deps, id) =>
    isId(id) ? find(deps, Number(id)) : null;

const finders: { [kind in CardKind]: Finder } = {
  car: byId(async ({ ask }, id) => {
    const car = (await ask('cars', 'get', { id }).catch(nullIfRemoved)) as Car | null;
    return car && carFace(car);
  }),
  dealer: byId(faceOfCompany),
  user: byId(faceOfUser),
  wanted: byId(async ({ ask }, id) => {
    const found = (await ask('wanted', 'get', { id })) as Result<typeof wanted.get>;
    return found && wantedFace(found.ad);
  }),
  market: async (deps, id) => (id === wholeMarket ? faceOfMarket(deps) : byId(faceOfModel)(deps, id)),
};

/** The current content of a card, as visitors may see it. Null if they may see nothing. */
export const findFace = async (deps: PreviewDeps, kind: string, id: string): Promise<CardFace | null> =>
  Object.hasOwn(finders, kind) ? finders[kind as CardKind](deps, id) : null;

function nullIfRemoved(cause: unknown): null {
  if (cause instanceof Failure && cause.code === 'car_removed') return null;
  throw cause;
}
