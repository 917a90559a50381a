import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CardFace } from '../../server/lib/card-face.ts';

const execute = promisify(execFile);

/** Its characters come from every bundled font. */
const face: CardFace = {
  over: 'Wanted',
  title: 'Sultan سيارة 깨끗한 Чистый Ωμέγα Đức हिन्दी',
  otherTitle: '',
  facts: '',
  price: '$42,000',
  priceBefore: '$45,000',
  deal: null,
  ribbon: 'Sold',
  rating: { stars: 4.8, reviews: 12 },
  photo: null,
  months: null,
};

/**
 * Renders a link card with the release's own code, packages and fonts, in the process that a site starts for it. Fails if
 * it can't, so that no release without working cards goes live.
 */
export async function checkCards(folder: string, node = process.execPath): Promise<void> {
  const code = `import { startCardMaker } from './server/outside/card-maker/card-maker.ts';
    const maker = startCardMaker('Forecourt', { maxMs: ${maxMs} });
    const card = await maker.make(${JSON.stringify(face)}, null).finally(() => maker.stop());
    process.stdout.write(Buffer.from(card).toString('hex', 0, 2));`;
  const { stdout } = await execute(node, ['--input-type=module', '--eval', code], { cwd: folder });
  if (stdout !== startOfJpeg) throw new Error('The link card of the release isn’t a JPEG.');
}

/** Longer than a site waits, because no one waits for a release and its machine may be busy. */
const maxMs = 120_000;
const startOfJpeg = 'ffd8';
