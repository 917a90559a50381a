import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { wanted } from '@forecourt/contract/wanted/wanted.ts';
import type { CardFace } from '../../lib/card-face.ts';
import { Failure } from '../../lib/failure.ts';
import { isId, type PreviewDeps } from './preview-pieces.ts';
import { faceOfCompany, faceOfUser } from './profile-previews.ts';
import { carFace, wantedFace, type CardKind } from './card-faces.ts';

const finders: { [kind in CardKind]: (deps: PreviewDeps, id: number) => Promise<CardFace | null> } = {
  car: async ({ ask }, id) => {
    const car = (await ask('cars', 'get', { id }).catch(nullIfRemoved)) as Car | null;
    return car && carFace(car);
  },
  dealer: faceOfCompany,
  user: faceOfUser,
  wanted: async ({ ask }, id) => {
    const found = (await ask('wanted', 'get', { id })) as Result<typeof wanted.get>;
    return found && wantedFace(found.ad);
  },
};

/** The current content of a card, as visitors may see it. Null if they may see nothing. */
export const findFace = async (deps: PreviewDeps, kind: string, id: string): Promise<CardFace | null> =>
  isId(id) && Object.hasOwn(finders, kind) ? finders[kind as CardKind](deps, Number(id)) : null;

function nullIfRemoved(cause: unknown): null {
  if (cause instanceof Failure && cause.code === 'car_removed') return null;
  throw cause;
}
