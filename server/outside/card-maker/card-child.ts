import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { CardFace } from '../../lib/card-face.ts';
import { renderCard } from './render-card.ts';

/** Input and output of the child process. */
export interface CardTask {
  face: CardFace;
  photo: Uint8Array | null;
  siteName: string;
}
export type CardAnswer = { card: Uint8Array } | { failed: string };

// Our own WebP photos, the SVG that satori wrote, and what sharp passes on between its own steps.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadWebp', 'VipsForeignLoadSvg', 'VipsForeignLoadPng'] });
sharp.cache(false);
sharp.concurrency(1);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Ctrl-C reaches the whole group. The server lets requests finish, then ends us.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ face, photo, siteName }: CardTask) => {
  void renderCard(face, photo, siteName)
    .then(
      (card): CardAnswer => ({ card }),
      (error: unknown): CardAnswer => ({ failed: error instanceof Error ? error.message : '' }),
    )
    .then((answer) => process.send?.(answer));
});
