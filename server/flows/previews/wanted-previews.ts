import { pages } from '@forecourt/contract/pages.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import type { wanted as calls } from '@forecourt/contract/wanted/wanted.ts';
import type { PageHead } from '../../lib/page-head.ts';
import { cardImage, wantedFace } from './card-faces.ts';
import { isId, notFound, shorten, type PreviewDeps, type Visit } from './preview-pieces.ts';

export async function wanted(): Promise<PageHead> {
  const description = 'What people in the city are looking for, and what they would pay. Reply with your car.';
  return { title: 'Wanted cars', description, path: pages.wanted.path };
}

/** An ad that has ended keeps its page, but it isn't worth finding. */
export async function wantedAd({ ask }: PreviewDeps, { params }: Visit): Promise<PageHead> {
  const found = isId(params.id)
    ? ((await ask('wanted', 'get', { id: Number(params.id) })) as Result<typeof calls.get>)
    : null;
  if (!found) return notFound;
  const { id, title, budget, text, status } = found.ad;
  return {
    title: `Wanted: ${title}`,
    description: shorten(`Up to $${budget.toLocaleString('en-US')}. ${text}`),
    image: cardImage('wanted', id, wantedFace(found.ad)),
    path: `/wanted/${id}`,
    isHidden: status !== 'open',
  };
}
