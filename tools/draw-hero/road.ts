import { fill, rect, type Canvas } from '../../demo/car-art/svg.ts';
import { halo } from './backdrop.ts';
import type { Scene } from './scene.ts';

/** Wet asphalt: reflects the scene's colours, upside down, smeared and dimmed. */
export function road(canvas: Canvas, scene: Scene, mirrored: string): string {
  const { width, height, kerb, sunX, far } = scene;
  const depth = height - kerb;
  const asphalt = canvas.linear('#3b2c50, #2e2648 14%, #1f1d3f 45%, #10122c', [0, kerb, 0, height]);
  const fade = canvas.linear('#ffffff/.62, #ffffff/.34 50%, #ffffff/.1', [0, kerb, 0, height]);
  const mask = canvas.mask(rect(0, kerb, width, depth, fill(fade)));
  const dusk = canvas.linear('#0e1130/.6, #11133a/.36 50%, #12143a/0 90%', [0, 0, sunX, 0]);
  return [
    rect(0, kerb, width, depth, fill(asphalt)),
    `<g mask="${mask}"><g filter="url(#smear-long)"><use href="#${mirrored}" transform="translate(0 ${kerb * 2}) scale(1 -1)"/></g></g>`,
    halo(canvas, sunX, kerb + 6, 620 * far, 70 * far, '#ffab78', 0.4),
    rect(0, kerb, width, depth, fill(dusk)),
    `<g filter="url(#wet)" opacity=".16">${rect(0, kerb, width, depth, fill('#ffffff'))}</g>`,
    rect(0, kerb, width, 3, fill('#000000', 0.3)),
  ].join('');
}
