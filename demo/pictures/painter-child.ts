import { setPriority } from 'node:os';
import type { PhotoWidth } from '@forecourt/contract/photos/photo-widths.ts';
import { paint } from './paint.ts';
import type { Recipe } from './recipe.ts';

export interface PaintTask {
  id: number;
  recipe: Recipe;
  width: PhotoWidth;
}
export type PaintAnswer = { id: number; painted: Buffer } | { id: number; failed: string };

setPriority(Number(process.argv[2] ?? 0));

// Ctrl-C reaches the whole process group. The parent stops this process when it is done.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ id, recipe, width }: PaintTask) => {
  paint(recipe, width).then(
    (painted) => process.send?.({ id, painted } satisfies PaintAnswer),
    (error: unknown) => process.send?.({ id, failed: String(error) } satisfies PaintAnswer),
  );
});
