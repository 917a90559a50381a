import type { Stage } from './backdrops/scenery.ts';
import type { Light } from './lighting.ts';
import { ellipse, fill, group, r1, r3, rect, use, type Canvas } from './svg.ts';

export const STAGE: Stage = { width: 1600, height: 1000, ground: 790, horizon: 600 };

/** A vehicle from x = 0 to its length, with its wheels at y = 0, in centimetres. */
export interface Subject {
  drawing: string;
  length: number;
  /** Where its tyres touch the road, and how wide they are there. */
  feet: ReadonlyArray<readonly [x: number, half: number]>;
  scale: number;
  /** Faces right instead of left. */
  isMirrored: boolean;
  /** Drawn on the road under the vehicle: light pools. */
  onRoad: string;
}

/** Close-ups are camera moves over the same scene: a spot in the subject's centimetres, and how near. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export function staged(canvas: Canvas, setting: string, subject: Subject, light: Light, camera?: Camera): string {
  const { width, height, ground } = STAGE;
  const { length, scale, isMirrored } = subject;
  const left = (width - length * scale) / 2;
  const id = canvas.named(subject.drawing);
  const place = (flipY: number) => {
    const x = isMirrored ? left + length * scale : left;
    return `translate(${r1(x)} ${ground}) scale(${r3(isMirrored ? -scale : scale)} ${r3(scale * flipY)})`;
  };
  const scene = [
    setting,
    light.reflection > 0 ? reflection(canvas, use(id, place(-0.8)), light) : '',
    group(subject.onRoad + groundShadow(canvas, subject, light.shadow) + use(id), `transform="${place(1)}"`),
  ].join('');
  if (!camera) return scene;
  const x = isMirrored ? width - left - camera.x * scale : left + camera.x * scale;
  const y = ground - camera.y * scale;
  return group(
    scene,
    `transform="translate(${width / 2} ${height / 2}) scale(${camera.zoom}) translate(${r1(-x)} ${r1(-y)})"`,
  );
}

function reflection(canvas: Canvas, mirrored: string, { reflection: strength }: Light): string {
  const { width, ground } = STAGE;
  const fade = canvas.linear(`#ffffff/${strength}, #ffffff/${strength * 0.4} 45%, #ffffff/0`, [
    0,
    ground,
    0,
    ground + 180,
  ]);
  return group(mirrored, `mask="${canvas.mask(rect(0, ground - 4, width, 210, fill(fade)))}"`);
}

/** Wide and faint, narrow and dark, and darkest under each tyre. */
function groundShadow(canvas: Canvas, { length, feet }: Subject, strength: number): string {
  const wide = canvas.radial(`#000000/${strength * 0.9}, #000000/${strength * 0.5} 55%, #000000/0`);
  const tight = canvas.radial(`#000000/${Math.min(1, strength * 1.15)}, #000000/${strength * 0.7} 60%, #000000/0`);
  return [
    ellipse(length / 2, 3, length * 0.56, 17, fill(wide)),
    ellipse(length / 2, 1, length * 0.47, 8, fill(wide)),
    ...feet.map(([x, half]) => ellipse(x, 0.5, half, 4.4, fill(tight))),
  ].join('');
}
